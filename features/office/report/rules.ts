import { addDays, type CalendarDay, calendarDay, daysBetween } from '#core/clock/manila.ts'
import { type Centavos, centavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'

export const daysMax = 92

export type ReportDays = { readonly from: CalendarDay; readonly until: CalendarDay }

/** The number of days; less than one if they are reversed. */
export const lengthOf = ({ from, until }: ReportDays): number => daysBetween(from, until) + 1

export const eachDay = (days: ReportDays): CalendarDay[] =>
  Array.from({ length: lengthOf(days) }, (_, index) => addDays(days.from, index))

/**
 * Splits an amount by weights, exact to the centavo, by largest remainder: each share is rounded down, and the rest
 * goes, a centavo each, to those who lost most. Without any weight nobody gets anything.
 */
export function shareOut(amount: Centavos, weights: readonly Centavos[]): Centavos[] {
  const whole = sumCentavos(weights)
  if (whole === 0n) return weights.map(() => zeroCentavos)
  const sign = amount < 0n ? -1n : 1n
  const parts = weights.map((weight, index) => {
    const exact = sign * amount * weight
    return { index, part: exact / whole, rest: exact % whole }
  })
  const left = sign * amount - parts.reduce((sum, { part }) => sum + part, 0n)
  const luckiest = parts.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
  const plusOne = new Set(luckiest.slice(0, Number(left)).map(({ index }) => index))
  return parts.map(({ index, part }) => centavos(sign * (part + (plusOne.has(index) ? 1n : 0n))))
}

/** The first day of the month this many months earlier. */
export function monthBefore(day: CalendarDay, months: number): CalendarDay {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months
  return calendarDay(`${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`)
}
