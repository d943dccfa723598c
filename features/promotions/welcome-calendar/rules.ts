import { days } from '#core/clock/duration.ts'
import { addDuration, hasEnded, type Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, startOfDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** The days in Manila on which cells were claimed, in order. */
export type Calendar = { readonly claimedOn: readonly CalendarDay[] }

export type CalendarFacts = {
  readonly registeredAt: Instant
  readonly largestDeposit: Centavos
}

type Settings = {
  readonly days: readonly unknown[]
  readonly lastsDays: number
  readonly lastNeedsDeposit: Centavos
}

export const endOfCalendar = ({ registeredAt }: CalendarFacts, { lastsDays }: Settings): Instant =>
  addDuration(registeredAt, days(lastsDays))

export const isOver = (calendar: Calendar, facts: CalendarFacts, settings: Settings, now: Instant): boolean =>
  calendar.claimedOn.length >= settings.days.length || hasEnded(endOfCalendar(facts, settings), now)

/** The first reason against claiming a day's cell. Days count from 1. */
export function refuseCell(
  { claimedOn }: Calendar,
  { day, facts, settings, now }: { day: number; facts: CalendarFacts; settings: Settings; now: Instant },
) {
  if (day <= claimedOn.length) return 'alreadyClaimed'
  if (hasEnded(endOfCalendar(facts, settings), now)) return 'notOpen'
  if (day > settings.days.length) return 'conditionNotReached'
  // One cell per day, in order.
  if (day > claimedOn.length + 1 || claimedOn.at(-1) === dayOf(now)) return 'conditionNotReached'
  const isLast = day === settings.days.length
  return isLast && facts.largestDeposit < settings.lastNeedsDeposit ? 'rechargeNeeded' : undefined
}

/** The day in Manila on which a cell was claimed, or can be at the earliest; null if the calendar ends before. */
export function dateOfCell({ claimedOn }: Calendar, about: Parameters<typeof refuseCell>[1]): CalendarDay | null {
  const { day, facts, settings, now } = about
  const claimed = claimedOn[day - 1]
  if (claimed !== undefined) return claimed
  const today = dayOf(now)
  const waits = claimedOn.at(-1) === today ? 1 : 0
  const date = addDays(today, day - claimedOn.length - 1 + waits)
  return hasEnded(endOfCalendar(facts, settings), startOfDay(date)) ? null : date
}

export type CellStatus = 'locked' | 'claimable' | 'done'

export function cellStatus(calendar: Calendar, about: Parameters<typeof refuseCell>[1]): CellStatus {
  const refusal = refuseCell(calendar, about)
  return refusal === undefined ? 'claimable' : refusal === 'alreadyClaimed' ? 'done' : 'locked'
}
