import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { calendarDayIn, dayOf, endOfDay } from '#core/clock/manila.ts'
import { type Promotion, promotionAt, type Reader, type StateRow } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { dailyLoginKind } from './daily-login-kind.ts'
import { dateOfDay, dayStatus, isPaused, type Streak, todayOf } from '../rules.ts'

export type DailyLogin = Promotion<ReturnType<(typeof dailyLoginKind)['readSettings']>>

const kept = v.object({
  streakDay: v.optional(v.number(), 0),
  lastDay: v.optional(v.nullable(calendarDayIn), null),
  /** The version that the row started with. */
  version: v.optional(v.nullable(v.number()), null),
})

export type RunningRow = {
  readonly streak: Streak
  readonly today: ReturnType<typeof todayOf>
  /** The version in force, with the settings of the running row. */
  readonly promotion: DailyLogin
}

/** A running row keeps the version it started with; the next one starts with the version in force. */
export async function runningRow(
  db: Queryable,
  row: Pick<StateRow, 'data'> | undefined,
  { acting, now }: { readonly acting: DailyLogin; readonly now: Instant },
): Promise<RunningRow> {
  const { version, ...streak } = v.parse(kept, row?.data ?? {})
  const promotion = await begunWith(db, acting, version ?? acting.version)
  const today = todayIn(streak, promotion.settings, now)
  if (today.isClaimed || today.day > 1) return { streak, today, promotion }
  return { streak: notBegun, today: todayIn(notBegun, acting.settings, now), promotion: acting }
}

const notBegun: Streak = { streakDay: 0, lastDay: null }

async function begunWith(db: Queryable, acting: DailyLogin, version: number): Promise<DailyLogin> {
  if (version === acting.version) return acting
  const { settings } = await promotionAt(db, dailyLoginKind, version)
  return { ...acting, settings, version }
}

export const isRowPaused = (
  { registeredAt, lastDepositAt }: Pick<Reader, 'registeredAt' | 'lastDepositAt'>,
  { settings, now }: { readonly settings: DailyLogin['settings']; readonly now: Instant },
): boolean => isPaused({ registeredAt, lastDepositAt }, settings.restsAfterDays, now)

const todayIn = (streak: Streak, { days, keepsRow }: DailyLogin['settings'], now: Instant) =>
  todayOf(streak, { length: days.length, keepsRow }, dayOf(now))

/** The player's view of the row. */
export function dailyLoginView(
  { promotion: { settings }, streak, today }: RunningRow,
  { isPaused, now }: { readonly isPaused: boolean; readonly now: Instant },
) {
  const at = { streak, today, keepsRow: settings.keepsRow }
  return {
    days: settings.days.map(({ items }, index) => {
      const day = index + 1
      const status = dayStatus(day, today)
      const date = dateOfDay(day, at, dayOf(now))
      return { day, items: [...items], date, status: isPaused && status === 'claimable' ? 'locked' : status }
    }),
    isResting: isPaused,
    nextDayAt: endOfDay(dayOf(now)),
    now,
  }
}
