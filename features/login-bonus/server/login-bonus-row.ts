import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { calendarDayIn, dayOf, endOfDay } from '#core/clock/manila.ts'
import { depositTotal } from '#features/deposit/server/index.ts'
import type { Promotion, ReaderFacts, StateRow } from '#features/promotion/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { loginBonusKind } from './login-bonus-kind.ts'
import { dayStatus, isResting, type Streak, todayOf } from '../rules.ts'

export type LoginBonus = Promotion<ReturnType<(typeof loginBonusKind)['readSettings']>>

const kept = v.object({
  streakDay: v.optional(v.number(), 0),
  lastDay: v.optional(v.nullable(calendarDayIn), null),
})
export const streakOf = (row: Pick<StateRow, 'data'> | undefined): Streak => v.parse(kept, row?.data ?? {})

export const restsFor = async (
  db: Queryable,
  { playerId, registeredAt }: Pick<ReaderFacts, 'playerId' | 'registeredAt'>,
  { settings, now }: { readonly settings: LoginBonus['settings']; readonly now: Instant },
): Promise<boolean> => {
  const { lastAt } = await depositTotal(db, playerId)
  return isResting({ registeredAt, lastDepositAt: lastAt }, settings.restsAfterDays, now)
}

export const todayIn = (streak: Streak, { days, keepsRow }: LoginBonus['settings'], now: Instant) =>
  todayOf(streak, { length: days.length, keepsRow }, dayOf(now))

/** The row as its player sees it. */
export function loginBonusView(
  streak: Streak,
  {
    settings,
    isAtRest,
    now,
  }: { readonly settings: LoginBonus['settings']; readonly isAtRest: boolean; readonly now: Instant },
) {
  const today = todayIn(streak, settings, now)
  return {
    days: settings.days.map(({ items }, index) => {
      const status = dayStatus(index + 1, today)
      return { day: index + 1, items: [...items], status: isAtRest && status === 'claimable' ? 'locked' : status }
    }),
    isResting: isAtRest,
    nextDayAt: endOfDay(dayOf(now)),
    now,
  }
}
