import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, daysBetween, endOfDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** A marked day: by its deposit, or made up with points. */
export type Mark = {
  readonly reference: string | null
  /** Its deposit was taken back: the day counts, its gift is lost. */
  readonly isRevoked: boolean
}

/** Consecutive days from the first one; the day after the last mark is next. */
export type Run = {
  readonly startDay: CalendarDay
  readonly marks: readonly Mark[]
  /** The days whose gift was claimed, from 1. */
  readonly claimed: readonly number[]
}

export type RunTerms = { readonly length: number; readonly graceDays: number }

/** Today's relation to a streak: next to mark, already marked, or the streak is over. */
export type Today = 'next' | 'marked' | 'over'

export function todayIn(run: Run, { length }: Pick<RunTerms, 'length'>, today: CalendarDay): Today {
  const number = daysBetween(run.startDay, today) + 1
  if (number <= run.marks.length) return 'marked'
  return number === run.marks.length + 1 && run.marks.length < length ? 'next' : 'over'
}

/** Only yesterday is missing: it can be made up once, today. */
export function canMakeUp(run: Run, { length }: Pick<RunTerms, 'length'>, today: CalendarDay): boolean {
  const missed = run.marks.length + 1
  return (
    missed < length &&
    daysBetween(run.startDay, today) === missed &&
    run.marks.every(({ reference }) => reference !== null)
  )
}

/**
 * The day in Manila of a position in the streak: its mark's, or the earliest that can mark it. Without a streak, the
 * first deposit starts one today. Null if the streak ended before.
 */
export function dateOfMark(
  run: Run | undefined,
  { day, isOver, today }: { readonly day: number; readonly isOver: boolean; readonly today: CalendarDay },
): CalendarDay | null {
  if (run === undefined) return addDays(today, day - 1)
  return isOver && day > run.marks.length ? null : addDays(run.startDay, day - 1)
}

/** When its gifts lapse: some days after its last marked day. */
export const claimEnd = ({ startDay, marks }: Run, { graceDays }: Pick<RunTerms, 'graceDays'>): Instant =>
  endOfDay(addDays(startDay, marks.length - 1 + graceDays))

export type StreakDeposit = {
  readonly amount: Centavos
  readonly today: CalendarDay
  /** Whether the previous day's deposit has met its turnover. */
  readonly isStaked: boolean
}

/** The effect of a paid deposit: it marks the next day, starts a new streak, or does nothing. */
export function markOf(
  run: Run | undefined,
  { amount, today, isStaked }: StreakDeposit,
  { length, need }: Pick<RunTerms, 'length'> & { readonly need: Centavos },
): 'next' | 'begins' | undefined {
  if (amount < need) return undefined
  if (run === undefined) return 'begins'
  switch (todayIn(run, { length }, today)) {
    case 'marked':
      return undefined
    case 'next':
      return isStaked ? 'next' : undefined
    case 'over':
      return 'begins'
  }
}

/** The first reason against claiming the gift of a day. */
export function refuseGift(run: Run | undefined, day: number, { now, ...terms }: RunTerms & { readonly now: Instant }) {
  const mark = run?.marks[day - 1]
  if (run === undefined || mark === undefined) return 'conditionNotReached'
  if (run.claimed.includes(day)) return 'alreadyClaimed'
  if (mark.reference === null || mark.isRevoked) return 'notEligible'
  return now >= claimEnd(run, terms) ? 'notOpen' : undefined
}
