import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, type CalendarDay, dayOf, startOfDay, timeOfDay } from '#core/clock/manila.ts'
import { expiryMonths } from './shop-item.ts'

/** Twelve months after the last change, at the same time of day in Manila. */
export const pointsEndAt = (activeAt: Instant): Instant => shifted(activeAt, expiryMonths)

/** Players inactive since before this moment have no points left. */
export const quietSince = (now: Instant): Instant => shifted(now, -expiryMonths)

const warnBefore = days(30)

/** Players inactive since before this moment are warned. */
export const warnSince = (now: Instant): Instant => quietSince(addDuration(now, warnBefore))

/** By calendar months; a missing day becomes the month's last. */
function shifted(at: Instant, months: number): Instant {
  const day = dayOf(at)
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const first = monthStart(index)
  const last = addDays(monthStart(index + 1), -1)
  const sameDay = addDays(first, Number(day.slice(8)) - 1)
  return addDuration(startOfDay(sameDay > last ? last : sameDay), timeOfDay(at))
}

const monthStart = (index: number): CalendarDay =>
  calendarDay(`${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`)
