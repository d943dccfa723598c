import type { ListPage } from '#platform/db/list-query.ts'
import type { Figure } from '../support/figures.ts'

export const barMs = 300
export const tries = 9
/** As the back office reads its lists. */
export const pageSize = { limit: 25, countMax: 10_000 }

type ReadPage = (after: ListPage<unknown>['next']) => Promise<ListPage<unknown>>

/** The first page with its count, and then a page far behind it, by turns; the slowest of all counts. */
export async function measureList(list: string, filter: object, ask: ReadPage): Promise<Figure> {
  let slowest = 0
  let next: ListPage<unknown>['next'] = null
  let total = ''
  for (let turn = 0; turn < tries; turn++) {
    const begun = performance.now()
    const page: ListPage<unknown> = await ask(next)
    slowest = Math.max(slowest, performance.now() - begun)
    if (page.total) total = `${page.total.isExact ? '' : 'more than '}${page.total.count} rows`
    next = turn % 3 === 2 ? null : page.next
  }
  const what = `${list}, ${Object.keys(filter).join(' ') || 'all'}`
  return { what, value: slowest, unit: 'ms', note: total, bar: barMs }
}
