import { calendarDay } from '#core/clock/manila.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { closeDayWith } from '#features/office/daily-close/testing/closed-day.ts'
import type { TestBackOffice } from '#tests/support/test-back-office.ts'
import { daysOfMonth } from '../rules.ts'
import { pagcorTermsInsert } from '../server/store/pagcor-terms.store.ts'

export const pagcorShares = { slots: 3_000, fish: 3_000, poker: 2_000, sports: 1_750, live: 2_500, games: 3_000 }

const shares = {
  slots: basisPoints(pagcorShares.slots),
  fish: basisPoints(pagcorShares.fish),
  poker: basisPoints(pagcorShares.poker),
  sports: basisPoints(pagcorShares.sports),
  live: basisPoints(pagcorShares.live),
  games: basisPoints(pagcorShares.games),
}

/** A month of closed days with terms, later than the days that other samples close. */
export async function samplePagcorMonth(office: TestBackOffice): Promise<string> {
  const { context, clock } = office.site
  const from = calendarDay('2020-02-01')
  for (const day of daysOfMonth(from)) await closeDayWith(office, day, [{ key: 'slots', stake: 1_000n, win: 900n }])
  const terms = { from, shares, minimumFee: centavos(50n), savedBy: 'sample', reason: 'sample', savedAt: clock.now() }
  await context.db.transaction((tx) => pagcorTermsInsert(tx, terms))
  return '2020-02'
}
