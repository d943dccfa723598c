// The lists of the back office with a million rows behind each: npm run bench -- office-lists
import { parseArgs } from 'node:util'
import { sqlTime } from '#platform/db/sql-types.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { ListPage, ListQuestion } from '#platform/db/list-query.ts'
import { instant } from '#core/clock/instant.ts'
import { ordersForStaff } from '#features/deposit/server/staff-order.store.ts'
import { playersForStaff } from '#features/account/server/staff-player.store.ts'
import { roundsForStaff } from '#features/game-wallet/server/index.ts'
import { coinBook } from '#ledger'
import { asOwner, openBenchDatabase } from './ledger/bench-database.ts'
import { fillOffice, richPlayer } from './office/fill-office.ts'
import { type Figure, reportFigures } from './support/figures.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const rows = Number(values.rows)
const barMs = 300
const tries = 9

const bench = await openBenchDatabase()
const db = openDatabase({ url: bench.appUrl, poolMax: 4, applicationName: 'bench' })
try {
  await asOwner(bench.ownerUrl, (owner) => fillOffice(owner, rows))
  reportFigures(`${rows} rows behind each list: the page and its count, the slowest of ${tries}`, await measureAll())
} finally {
  await db.close()
  await bench.close()
}

async function measureAll(): Promise<Figure[]> {
  const now = sqlTime(instant(Date.now()))
  const of = { playerId: richPlayer }
  const size = { limit: 25, countMax: 10_000 }
  const players = (filter: ListQuestion<string, never>['filter'], sort: 'newest' | 'oldest' = 'newest') =>
    read(`players by ${sort}`, filter, (after) => playersForStaff.read(db, { filter, sort, after, ...size }))
  const deposits = (filter: ListQuestion<string, never>['filter'], sort: 'newest' | 'largest' = 'newest') =>
    read(`deposits by ${sort}`, filter, (after) => ordersForStaff.read(db, { filter, sort, after, ...size }))
  const book = (filter: ListQuestion<string, never>['filter']) =>
    read('ledger movements', filter, (after) =>
      coinBook.read(db, { filter: { ...of, ...filter }, sort: 'newest', after, ...size }),
    )
  const rounds = (filter: ListQuestion<string, never>['filter']) =>
    read('rounds', filter, (after) =>
      roundsForStaff.read(db, { filter: { ...of, ...filter }, sort: 'newest', after, ...size }),
    )
  const measures = [
    () => players({}),
    () => players({}, 'oldest'),
    () => players({ active: now }),
    () => players({ suspended: now }),
    () => players({ named: 'player99' }),
    () => players({ named: 'player' }),
    () => players({ named: 'nobody' }),
    () => deposits({}),
    () => deposits({}, 'largest'),
    () => deposits({ toMatch: now }),
    () => deposits({ stuck: now }),
    () => deposits({ irregular: true }),
    () => deposits({ paymentId: 'p777777' }),
    () => deposits({ amountMin: 99_000n }),
    () => book({}),
    () => book({ besidePlay: true }),
    () => rounds({}),
    () => rounds({ open: true }),
    () => rounds({ providerId: 'nobody' }),
  ]
  const figures: Figure[] = []
  for (const measure of measures) figures.push(await measure())
  return figures
}

type Read = (after: ListPage<unknown>['next']) => Promise<ListPage<unknown>>

/** The first page with its count, and then a page far behind it, by turns; the slowest of all counts. */
async function read(list: string, filter: object, ask: Read): Promise<Figure> {
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
