import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay } from '#core/clock/manila.ts'

/** Where a player stands in the row: the day last claimed, and when. */
export type Streak = { readonly streakDay: number; readonly lastDay: CalendarDay | null }

type Row = { readonly length: number; readonly keepsRow: boolean }

/** Which day of the row today is, from 1 on, and whether it was claimed. */
export function todayOf({ streakDay, lastDay }: Streak, { length, keepsRow }: Row, today: CalendarDay) {
  if (lastDay === today) return { day: streakDay, isClaimed: true }
  const goesOn = lastDay !== null && (keepsRow || addDays(lastDay, 1) === today)
  return { day: goesOn ? (streakDay % length) + 1 : 1, isClaimed: false }
}

export type DayStatus = 'locked' | 'claimable' | 'done'

export function dayStatus(day: number, today: ReturnType<typeof todayOf>): DayStatus {
  if (day < today.day) return 'done'
  if (day > today.day) return 'locked'
  return today.isClaimed ? 'done' : 'claimable'
}

/** It is no reason to come for ever: it rests for who has not deposited for so long. */
export const isResting = (
  { registeredAt, lastDepositAt }: { readonly registeredAt: Instant; readonly lastDepositAt: Instant | null },
  restsAfterDays: number,
  now: Instant,
): boolean => now >= addDuration(lastDepositAt ?? registeredAt, days(restsAfterDays))

/** The first reason against claiming a day of the row. */
export function refuseDay(day: number, today: ReturnType<typeof todayOf>, isAtRest: boolean) {
  if (isAtRest) return 'rechargeNeeded'
  if (day < today.day || (day === today.day && today.isClaimed)) return 'alreadyClaimed'
  return day > today.day ? 'conditionNotReached' : undefined
}
