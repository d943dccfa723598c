import type { Queryable } from '#platform/db/queryable.ts'
import { historyCount, type HistoryEntry, type HistoryFilter, historyList } from './history.store.ts'

export type HistoryRequest = HistoryFilter & {
  /** Starts at 1. */
  readonly page: number
  readonly size: number
}

export type HistoryPage = { readonly entries: readonly HistoryEntry[]; readonly total: number }

const sizeMax = 100

/** One page of an account's statement, newest first. */
export async function historyPage(db: Queryable, { page, size, ...filter }: HistoryRequest): Promise<HistoryPage> {
  if (!Number.isSafeInteger(page) || page < 1) throw new RangeError(`there is no page ${page}`)
  if (!Number.isSafeInteger(size) || size < 1 || size > sizeMax)
    throw new RangeError(`a page has 1 to ${sizeMax} entries`)
  const [entries, total] = await Promise.all([
    historyList(db, filter, { limit: size, offset: (page - 1) * size }),
    historyCount(db, filter),
  ])
  return { entries, total }
}
