import * as v from 'valibot'
import { pesos } from '#core/money/centavos.ts'
import { defineTitle } from '#games/title/title.ts'
import { pusoyHelp } from './pusoy/help.ts'
import { duelPays, opponents, specialPays } from './pusoy/pays.ts'
import { beginPusoy, playBest, pusoyMoves } from './pusoy/round.ts'
import { rowOdds } from './pusoy/row-odds.ts'

const tables = { opponents, duelPays, specialPays, rowOdds }

/** Chinese poker of thirteen cards against three computer opponents. */
export const pusoy = defineTitle({
  code: 'pusoy',
  name: 'Pusoy',
  brand: 'salon',
  type: 'poker',
  engine: 'poker',
  version: 1,
  // A third lies on each duel, in whole pesos.
  stakes: [3n, 6n, 15n, 30n, 60n, 150n, 300n, 600n, 1_500n].map(pesos),
  rtpBasisPoints: 9_689,
  needsBestPlay: true,
  volatility: 'low',
  maxWinHundredths: duelPays.scoop + specialPays.dragon,
  roundMsMin: 350,
  choice: v.object({}),
  begin: beginPusoy,
  moves: pusoyMoves,
  tables: () => tables,
  // Some 5 × 10²⁸ deals: too many to count, so whole rounds are played.
  returns: {
    kind: 'measured',
    ways: () => [{ name: 'arranged for the player', rounds: 500_000, tables, play: playBest }],
  },
  help: pusoyHelp,
})
