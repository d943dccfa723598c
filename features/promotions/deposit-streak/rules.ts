import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, daysBetween, endOfDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** A marked day: by its deposit, or made up for points. */
export type Mark = {
  readonly reference: string | null
  /** Its deposit was taken back: the day counts, its gift is gone. */
  readonly isRevoked: boolean
}

/** Days in a row from the first one on; the day after the last mark is the next to be marked. */
export type Run = {
  readonly startDay: CalendarDay
  readonly marks: readonly Mark[]
  /** The numbers of the days whose gift was claimed, from 1 on. */
  readonly claimed: readonly number[]
}

export type RunTerms = { readonly length: number; readonly graceDays: number }

/** How today stands to a run: it can be marked, is marked already, or the run is over. */
export type Today = 'next' | 'marked' | 'over'

export function todayIn(run: Run, { length }: Pick<RunTerms, 'length'>, today: CalendarDay): Today {
  const number = daysBetween(run.startDay, today) + 1
  if (number <= run.marks.length) return 'marked'
  return number === run.marks.length + 1 && run.marks.length < length ? 'next' : 'over'
}

/** Yesterday is missing, and only that: it can be made up once, today. */
export function canMakeUp(run: Run, { length }: Pick<RunTerms, 'length'>, today: CalendarDay): boolean {
  const missed = run.marks.length + 1
  return (
    missed < length &&
    daysBetween(run.startDay, today) === missed &&
    run.marks.every(({ reference }) => reference !== null)
  )
}

/** When its gifts can no longer be claimed: so many days after its last marked day. */
export const claimEnd = ({ startDay, marks }: Run, { graceDays }: Pick<RunTerms, 'graceDays'>): Instant =>
  endOfDay(addDays(startDay, marks.length - 1 + graceDays))

export type StreakDeposit = {
  readonly amount: Centavos
  readonly today: CalendarDay
  /** Whether everything was staked that was asked for the deposit of the day before. */
  readonly isStaked: boolean
}

/** What a paid deposit does: it marks the run's next day, begins a new run, or nothing. */
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
