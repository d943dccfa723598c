import type { DayWindow, HourValue } from '#core/clock/hour-value.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, endOfDay, startOfDay, timeOfDay } from '#core/clock/manila.ts'

export type Figure = { readonly soFar: bigint; readonly all: bigint; readonly hours: bigint[] }

/** The days that are compared. */
export const comparedDays = (now: Instant): { today: CalendarDay; yesterday: CalendarDay; lastWeek: CalendarDay } => {
  const today = dayOf(now)
  return { today, yesterday: addDays(today, -1), lastWeek: addDays(today, -7) }
}

/** A day and the current time of day within it. */
export const windowOf = (day: CalendarDay, now: Instant): DayWindow => ({
  from: startOfDay(day),
  until: endOfDay(day),
  soFar: addDuration(startOfDay(day), timeOfDay(now)),
})

/** A day's curve from hourly counts. Payouts are negative. */
export function figureOf(values: readonly HourValue[], less: readonly HourValue[] = []): Figure {
  const hours = Array.from({ length: 24 }, () => 0n)
  const figure = { soFar: 0n, all: 0n }
  const count = (sign: bigint) => (each: HourValue) => {
    hours[each.hour] = (hours[each.hour] ?? 0n) + sign * each.value
    figure.soFar += sign * each.soFar
    figure.all += sign * each.value
  }
  values.forEach(count(1n))
  less.forEach(count(-1n))
  return { ...figure, hours }
}

/** Open tasks in the order in which they are worked on; those without a queue here come last. */
const queueOrder = [
  'approvals',
  'withdrawals',
  'identities',
  'onLists',
  'transfers',
  'deposits',
  'differences',
  'catalogue',
  'chats',
  'reports',
  'codes',
]

export const inQueueOrder = <Q extends { readonly name: string }>(queues: readonly Q[]): readonly Q[] =>
  queues.toSorted((a, b) => rankOf(a) - rankOf(b))

function rankOf({ name }: { readonly name: string }): number {
  const rank = queueOrder.indexOf(name)
  return rank === -1 ? queueOrder.length : rank
}
