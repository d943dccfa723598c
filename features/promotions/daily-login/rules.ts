import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay } from '#core/clock/manila.ts'

/** The player's position in the row: the last claimed day, and when. */
export type Streak = { readonly streakDay: number; readonly lastDay: CalendarDay | null }

type Row = { readonly length: number; readonly keepsRow: boolean }

/** Today's position in the row, from 1, and whether it has been claimed. */
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

/** The day in Manila of a position in the row: claimed then, or claimable then if no day is missed. */
export function dateOfDay(
  day: number,
  at: { readonly streak: Streak; readonly today: ReturnType<typeof todayOf>; readonly keepsRow: boolean },
  today: CalendarDay,
): CalendarDay | null {
  const ahead = day - at.today.day
  if (ahead >= 0 || !at.keepsRow) return addDays(today, ahead)
  // A row that survives missed days keeps only the date of its last claim.
  return day === at.streak.streakDay ? at.streak.lastDay : null
}

/** The row pauses for players without a deposit within this time, so that logging in alone does not earn for ever. */
export const isPaused = (
  { registeredAt, lastDepositAt }: { readonly registeredAt: Instant; readonly lastDepositAt: Instant | null },
  pausesAfterDays: number,
  now: Instant,
): boolean => now >= addDuration(lastDepositAt ?? registeredAt, days(pausesAfterDays))

/** The first reason against claiming a day of the row. */
export function refuseDay(day: number, today: ReturnType<typeof todayOf>, isPaused: boolean) {
  if (isPaused) return 'rechargeNeeded'
  if (day < today.day || (day === today.day && today.isClaimed)) return 'alreadyClaimed'
  return day > today.day ? 'conditionNotReached' : undefined
}
