import * as v from 'valibot'
import type { Outcome } from '#games/title/returns.ts'
import { payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { hardSheet, pairSheet, softSheet } from './blackjack/basic-strategy.ts'
import { bestOutcomes } from './blackjack/best-outcomes.ts'
import { blackjackHelp } from './blackjack/help.ts'
import { insurance, pays } from './blackjack/pays.ts'
import { beginBlackjack, blackjackMoves } from './blackjack/round.ts'
import { shoeSize } from './blackjack/shoe.ts'

/** Blackjack. The return is that of the sheet in its rules, which is the best play there is. */
export const benteUno = defineTitle({
  code: 'bente-uno',
  name: 'Bente-Uno',
  brand: 'salon',
  type: 'poker',
  engine: 'poker',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_949,
  needsBestPlay: true,
  volatility: 'low',
  maxWinHundredths: 800,
  roundMsMin: 350,
  choice: v.object({}),
  begin: beginBlackjack,
  moves: blackjackMoves,
  tables: () => ({ pays, insurance, shoeSize, hardSheet, softSheet, pairSheet }),
  returns: {
    kind: 'exact',
    ways: () => [{ name: 'by the sheet, without insurance', outcomes: outcomesAt }],
  },
  help: blackjackHelp,
})

const outcomesAt = (stake: Centavos): Iterable<Outcome> =>
  bestOutcomes().map(({ staked, win, weight }) => ({
    staked: payOf(stake, staked),
    win: payOf(stake, win),
    weight,
  }))
