import { formatMoney, formatHundredths } from '#core/money/format-money.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import { jackpotBasisPoints, type JackpotPool } from './pools.ts'

/** What a player reads of the pools, from what they are. */
export const jackpotHelp = (pools: readonly JackpotPool[]): HelpPage['sections'][number] => ({
  title: 'Jackpots',
  table: {
    head: ['Jackpot', 'Of each stake', 'Won by'],
    rows: pools.map((pool) => [
      pool.name,
      `${formatHundredths(jackpotBasisPoints([pool]))} %`,
      formatMoney(pool.dropBy).replace('.00', ''),
    ]),
  },
  paragraphs: [
    `All slots feed the same jackpots when they are played for money, out of the house’s own share. Together that returns ${formatHundredths(jackpotBasisPoints(pools))} % of all stakes to players, on top of this game’s own return.`,
    'Before the first stake of a jackpot a point is drawn at which it is won, every centavo as likely as the other. The spin that carries the jackpot to its point wins exactly that much, whoever plays it. A larger stake carries it further and wins it as much more often.',
    'The point follows from a seed whose hash is public from the start; the seed itself is shown when the jackpot has been won, on the studio’s Jackpots page, which the verifier links to. What a stake carried it beyond, and a sixth of all that is put in, begins the next one.',
  ],
})
