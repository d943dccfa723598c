import { formatLocal, localCatalogue, localList, localName, type LocalText } from '#core/message/local-text.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import type { LocalHelpSection } from '#games/title/help-page.ts'
import { messages as en } from './messages/en.ts'
import { messages as fil } from './messages/fil.ts'
import type { JackpotPool } from './jackpot-pool.ts'
import { wheelOdds } from './wheel.ts'
import { jackpotBasisPoints } from './pools.ts'

const texts = localCatalogue({ en, fil })

const percentOf = (pools: readonly JackpotPool[]): string => formatHundredths(jackpotBasisPoints(pools))

/** The share of each segment, how many of the segments pay it, and what becomes of the rest. */
const wheelParagraphs = ({ name, wheel = [] }: JackpotPool): readonly LocalText[] =>
  wheel.length === 0
    ? []
    : [
        formatLocal(texts.wheel, {
          name,
          count: wheel.length,
          odds: localList(
            wheelOdds(wheel).map(({ percent, segments }) => formatLocal(texts.wheelOdds, { percent, segments })),
          ),
        }),
        texts.wheelRest,
      ]

/** What a player reads of the pools, from what they are. */
export const jackpotHelp = (pools: readonly JackpotPool[]): LocalHelpSection => ({
  title: texts.jackpots,
  table: {
    head: [texts.jackpot, texts.ofEachBet, texts.wonBy],
    rows: pools.map((pool) => [
      localName(pool.name),
      formatLocal(texts.percentOf, { percent: percentOf([pool]) }),
      formatMoney(pool.dropBy).replace('.00', ''),
    ]),
  },
  paragraphs: [
    formatLocal(texts.fed, { percent: percentOf(pools) }),
    texts.point,
    ...pools.flatMap(wheelParagraphs),
    texts.seed,
    texts.nextJackpot,
  ],
})
