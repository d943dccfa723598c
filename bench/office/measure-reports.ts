import { addDays, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { instant } from '#core/clock/instant.ts'
import { newestRegistered, playersRegistered } from '#features/players/account/server/index.ts'
import { countDay } from '#features/office/daily-close/server/count-day.ts'
import { offerList } from '#features/lobby/catalogue/server/store/catalogue-offer.store.ts'
import { waitingEntries } from '#features/lobby/catalogue/server/waiting-entries.ts'
import { revenueSplits } from '#features/office/report/report-names.ts'
import { readCohorts } from '#features/office/report/server/view-cohorts.ts'
import { readFunnel } from '#features/office/report/server/view-funnel.ts'
import { readLiabilities } from '#features/office/report/server/view-liabilities.ts'
import { readPromotionCost } from '#features/office/report/server/view-promotion-cost.ts'
import { readRevenue } from '#features/office/report/server/read-revenue.ts'
import type { Database } from '#platform/db/database.ts'
import type { Figure } from '../support/figures.ts'
import { reportedDays, reportedFrom } from './fill-reports.ts'
import { barMs } from './measure-list.ts'

const tries = 5

/** Every report over the days that hold a million rounds and awards, and the screens that count a million rows in one answer. */
export async function measureReports(db: Database): Promise<Figure[]> {
  const now = instant(Date.now())
  const from = addDays(dayOf(now), -reportedFrom)
  const days = { from, until: addDays(from, reportedDays) }
  const wholeTime = { now, from: startOfDay(days.from), until: endOfDay(dayOf(now)), needsMobile: false }
  const tagged = { ...wholeTime, tagsAny: ['tester'], tagsNone: ['vip-care'] }
  const untagged = { ...wholeTime, tagsAny: [], tagsNone: ['tester'] }
  const measures: readonly (readonly [string, () => Promise<unknown>])[] = [
    ...revenueSplits.map((by) => [`revenue by ${by}`, () => readRevenue(db, { ...days, by })] as const),
    ['the funnel', () => readFunnel(db, days)],
    ['cohorts', () => readCohorts(db, now)],
    ['what promotions cost', () => readPromotionCost(db, { promotions: [] }, days)],
    ['what is owed', () => readLiabilities(db)],
    ['a day that is to be closed', () => countDay(db, addDays(from, 1), now)],
    ['players of a tag', () => playersRegistered(db, tagged)],
    ['the newest of a tag', () => newestRegistered(db, tagged, 2_000)],
    ['players without a tag', () => playersRegistered(db, untagged)],
    ['a provider’s catalogue of 5,000 games', () => offersOf(db)],
  ]
  const figures: Figure[] = []
  for (const [what, read] of measures) figures.push({ what, value: await slowest(read), unit: 'ms', bar: barMs })
  return figures
}

async function offersOf(db: Database) {
  const now = instant(Date.now())
  for (const offer of await offerList(db)) await waitingEntries(db, { ...offer, now })
}

/** The first reading is that of a server which has just begun, and is left out. */
async function slowest(read: () => Promise<unknown>): Promise<number> {
  await read()
  let most = 0
  for (let turn = 0; turn < tries; turn++) {
    const begun = performance.now()
    await read()
    most = Math.max(most, performance.now() - begun)
  }
  return most
}
