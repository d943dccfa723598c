import { cachedRead } from '#core/clock/cached-read.ts'
import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import { answer } from '#core/contract/outcome.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readGameReturns } from '../contract.ts'
import { countedView, shareOf } from './counted-view.ts'
import { termsOf } from './terms-of.ts'
import { sumsOfSeries } from './store/return-day.store.ts'
import { type ListedSeries, shownSeries } from './store/return-list.store.ts'
import { countStateFind } from './store/return-series.store.ts'

/** Everybody reads the same, and rounds are counted every ten minutes. */
const readFor = minutes(1)

/** What the games returned, for everybody: rounds and shares, and no sum of money. */
export function readGameReturnsHandler() {
  const read = cachedRead((_now: Instant, db: Queryable) => gameReturns(db), readFor)
  return handleOutsideTransaction(readGameReturns, async ({ db, now }) => answer(await read(now, db)))
}

async function gameReturns(db: Queryable): Promise<AnswerOf<typeof readGameReturns>> {
  const [{ countedUntil }, shown] = [await countStateFind(db), await shownSeries(db)]
  const sums = await sumsOfSeries(db, { series: shown.map(({ id }) => id), byStake: false })
  const sumsOf = new Map(sums.map((each) => [each.seriesId, each]))
  return {
    countedUntil,
    games: shown.flatMap((series) => {
      const terms = termsOf(series)
      if (terms === undefined) return []
      const { rounds, measured, certain } = countedView(sumsOf.get(series.id), terms, 'title')
      return [{ ...factsOf(series), ...termsView(terms), rounds, measured, ...rangeView(certain) }]
    }),
  }
}

const factsOf = ({ gameId, name, since, state, isPaused }: ListedSeries) => ({ gameId, name, since, state, isPaused })

const termsView = (terms: NonNullable<ReturnType<typeof termsOf>>) => ({
  lowest: shareOf(terms.lowest),
  highest: shareOf(terms.highest),
  needsBestPlay: terms.needsBestPlay,
})

const rangeView = (range: { readonly low: number; readonly high: number } | null) => ({
  low: range?.low ?? null,
  high: range?.high ?? null,
})
