// The lists and reports of the back office with a million rows behind each: npm run bench -- office-lists
import { parseArgs } from 'node:util'
import { sqlTime } from '#platform/db/sql-types.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { ListQuestion } from '#platform/db/list-query.ts'
import { instant } from '#core/clock/instant.ts'
import { ordersForStaff } from '#features/cashier/deposit/server/store/staff-order.store.ts'
import { playerPartValue, playersForStaff } from '#features/players/account/server/store/staff-player.store.ts'
import { roundsForStaff, sumUpRounds } from '#features/play/game-wallet/server/index.ts'
import { closeDays, coinBook } from '#ledger'
import { asOwner, openBenchDatabase } from './ledger/bench-database.ts'
import { fillLateLists } from './office/fill-late-lists.ts'
import { fillOffice, richPlayer } from './office/fill-office.ts'
import { fillReports } from './office/fill-reports.ts'
import { measureLateLists } from './office/measure-late-lists.ts'
import { measureList, pageSize, tries } from './office/measure-list.ts'
import { measureReports } from './office/measure-reports.ts'
import { type Figure, reportFigures } from './support/figures.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const rows = Number(values.rows)

const bench = await openBenchDatabase()
const db = openDatabase({ url: bench.appUrl, poolMax: 4, applicationName: 'bench' })
try {
  await asOwner(bench.ownerUrl, async (owner) => {
    // First, because it makes the months that all movements lie in.
    await fillReports(owner, rows)
    await fillOffice(owner, rows)
    await fillLateLists(owner, rows)
  })
  // Days that are over are summed up by the product itself.
  await closeDays(db, instant(Date.now()))
  await sumUpRounds(db, instant(Date.now()))
  const figures = [...(await measureAll()), ...(await measureLateLists(db))]
  reportFigures(`${rows} rows behind each list: the page and its count, the slowest of ${tries}`, figures)
  reportFigures(`${rows} rows behind each report`, await measureReports(db))
} finally {
  await db.close()
  await bench.close()
}

const partOf = (text: string, mobiles: readonly string[]) => playerPartValue({ text, mobiles })

async function measureAll(): Promise<Figure[]> {
  const now = sqlTime(instant(Date.now()))
  const of = { playerId: richPlayer }
  const players = (filter: ListQuestion<string, never>['filter'], sort: 'newest' | 'oldest' = 'newest') =>
    measureList(`players by ${sort}`, filter, (after) => playersForStaff.read(db, { filter, sort, after, ...pageSize }))
  const deposits = (filter: ListQuestion<string, never>['filter'], sort: 'newest' | 'largest' = 'newest') =>
    measureList(`deposits by ${sort}`, filter, (after) => ordersForStaff.read(db, { filter, sort, after, ...pageSize }))
  const book = (filter: ListQuestion<string, never>['filter']) =>
    measureList('ledger movements', filter, (after) =>
      coinBook.read(db, { filter: { ...of, ...filter }, sort: 'newest', after, ...pageSize }),
    )
  const rounds = (filter: ListQuestion<string, never>['filter']) =>
    measureList('rounds', filter, (after) =>
      roundsForStaff.read(db, { filter: { ...of, ...filter }, sort: 'newest', after, ...pageSize }),
    )
  const measures = [
    () => players({}),
    () => players({}, 'oldest'),
    () => players({ active: now }),
    () => players({ suspended: now }),
    () => players({ named: 'player99' }),
    () => players({ named: 'player' }),
    () => players({ named: 'nobody' }),
    ...['player', 'layer 7777', 'nobody'].map((text) => () => players({ part: partOf(text, []) })),
    ...['%777%', '%7777%', '%77777%'].map((mobile) => () => players({ part: partOf('nobody', [mobile]) })),
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
