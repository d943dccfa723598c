import { days, type Duration, hours, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { dayPeriod, monthPeriod, weekPeriod } from '#core/clock/period.ts'
import { type CalendarDay, dayOf } from '#core/clock/manila.ts'
import type { BreakKind, BreakLength, LimitKind, LimitPeriod } from './limit-words.ts'

/** The wait before a looser limit, and the time to confirm it afterwards. */
export const looseningWait = hours(72)
export const confirmWithin = days(7)
/** No deposits are suggested for this long after a limit was reached or a break ended. */
export const quietAfter = hours(24)

/** How often games remind a player of time and money who has not chosen. */
export const realityMinutesDefault = 30

export type Limit = {
  readonly setter: 'player' | 'operator'
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** Centavos, or minutes of play. */
  readonly amount: bigint
  readonly loosensTo: bigint | null
  readonly isEnding: boolean
  readonly confirmFrom: Instant | null
}

export const periodOf = { day: dayPeriod, week: weekPeriod, month: monthPeriod } as const

/** The start of the longest current period: earlier play counts for no limit. */
export function countedFrom(now: Instant): CalendarDay {
  const [week, month] = [dayOf(weekPeriod(now).startsAt), dayOf(monthPeriod(now).startsAt)]
  return week < month ? week : month
}

/** Decides a change of a limit. Only a stricter one takes effect at once. */
export function decideLimit(current: Pick<Limit, 'amount'> | undefined, next: bigint | null) {
  if (current === undefined) return next === null ? 'unchanged' : 'tighten'
  if (next === null) return 'loosen'
  if (next === current.amount) return 'unchanged'
  return next < current.amount ? 'tighten' : 'loosen'
}

/** Why a looser limit cannot be confirmed now. */
export function refuseConfirmation(limit: Pick<Limit, 'confirmFrom'> | undefined, now: Instant) {
  if (limit === undefined || limit.confirmFrom === null) return 'nothingWaits'
  if (now < limit.confirmFrom) return 'tooEarly'
  return now >= addDuration(limit.confirmFrom, confirmWithin) ? 'nothingWaits' : undefined
}

/** The strictest limit of a kind and period, if any. */
export function strictest(limits: readonly Limit[], kind: LimitKind, period: LimitPeriod): bigint | undefined {
  const amounts = limits.filter((limit) => limit.kind === kind && limit.period === period).map(({ amount }) => amount)
  return amounts.length === 0 ? undefined : amounts.reduce((a, b) => (a < b ? a : b))
}

/** A player's play on one day. */
export type DayFigures = {
  readonly day: CalendarDay
  readonly staked: bigint
  readonly won: bigint
  readonly playedMs: bigint
}

/** The use of each kind in the current period, as limits count it. */
export function usedIn(period: LimitPeriod, figures: readonly DayFigures[], now: Instant) {
  const first = dayOf(periodOf[period](now).startsAt)
  const within = figures.filter(({ day }) => day >= first)
  const sum = (of: (figures: DayFigures) => bigint): bigint => within.reduce((all, each) => all + of(each), 0n)
  const staked = sum((each) => each.staked)
  return { stake: staked, loss: staked - sum((each) => each.won), timeMs: sum((each) => each.playedMs) }
}

const lengths: Readonly<Record<BreakLength, { readonly kind: BreakKind; readonly lasts: Duration }>> = {
  '24h': { kind: 'timeOut', lasts: hours(24) },
  '48h': { kind: 'timeOut', lasts: hours(48) },
  '7d': { kind: 'timeOut', lasts: days(7) },
  '14d': { kind: 'timeOut', lasts: days(14) },
  '30d': { kind: 'timeOut', lasts: days(30) },
  // Half a year, a year and five years are never shorter than their names.
  '6m': { kind: 'selfExclusion', lasts: days(184) },
  '1y': { kind: 'selfExclusion', lasts: days(366) },
  '5y': { kind: 'selfExclusion', lasts: days(1_827) },
}

export const breakOf = (length: BreakLength, now: Instant) => ({
  kind: lengths[length].kind,
  endsAt: addDuration(now, lengths[length].lasts),
})

/** The longest pause that still counts as playing. */
export const pauseMax = minutes(5)
