import { type CalendarDay, calendarDay } from '#core/clock/manila.ts'
import { percent } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { countDay } from '#features/office/daily-close/server/count-day.ts'
import { closingInsert } from '#features/office/daily-close/server/store/daily-close.store.ts'
import { daysOfMonth } from '../rules.ts'
import { pagcorTermsInsert } from '../server/store/pagcor-terms.store.ts'
import type { TestBackOffice } from '#tests/support/test-back-office.ts'

export const pagcorShares = { slots: 3_000, fish: 3_000, poker: 2_000, sports: 1_750, live: 2_500, games: 3_000 }

type PlayOfDay = { readonly key: string; readonly stake: bigint; readonly win: bigint }

/** Closes a day with this play. */
export async function closeDayWith(
  { site }: TestBackOffice,
  day: CalendarDay,
  plays: readonly PlayOfDay[],
): Promise<void> {
  const { db } = site.context
  const closedAt = site.clock.now()
  const count = await countDay(db, day, closedAt)
  const ggr = plays.reduce((sum, { stake, win }) => sum + stake - win, 0n)
  const figures = { ...count.figures, ggr }
  const play = plays.map(({ key, stake, win }) => ({ key, rounds: 1n, stake: centavos(stake), win: centavos(win) }))
  await db.transaction((tx) =>
    closingInsert(tx, { day, ...count, figures, play, notes: [], closedBy: 'sample', closedAt }),
  )
}

/** A month of closed days with terms, later than the days that other samples close. */
export async function samplePagcorMonth(office: TestBackOffice): Promise<string> {
  const month = calendarDay('2020-02-01')
  const { db } = office.site.context
  for (const day of daysOfMonth(month)) await closeDayWith(office, day, [{ key: 'slots', stake: 1_000n, win: 900n }])
  const shares = {
    slots: percent(30),
    fish: percent(30),
    poker: percent(20),
    sports: percent(17.5),
    live: percent(25),
    games: percent(30),
  }
  const savedAt = office.site.clock.now()
  await db.transaction((tx) =>
    pagcorTermsInsert(tx, {
      from: month,
      shares,
      minimumFee: centavos(50n),
      savedBy: 'sample',
      reason: 'sample',
      savedAt,
    }),
  )
  return '2020-02'
}
