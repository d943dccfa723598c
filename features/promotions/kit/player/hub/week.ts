import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay } from '#core/clock/manila.ts'
import { claimStatus, type ClaimStatus } from '#core/enumerations/claim-status.ts'
import type { WireItem } from '../reward-items.tsx'

/** A reward of one day. `counted`: the day counts, its reward cannot be claimed. */
export type WeekDay = {
  /** Null if unknown, or out of reach. */
  readonly date: CalendarDay | null
  readonly items: readonly WireItem[]
  readonly status: ClaimStatus | 'counted'
}

/** A promotion's days, as its server dates them. */
export type Week = { readonly now: Instant; readonly days: readonly WeekDay[] }

const daysBack = 2
const daysShown = 7

/** The dates that the calendar shows: today, two before and four ahead. */
export const weekDates = (today: CalendarDay): readonly CalendarDay[] =>
  Array.from({ length: daysShown }, (_day, index) => addDays(today, index - daysBack))

type AnsweredDay = {
  readonly date: CalendarDay | null
  readonly items: readonly WireItem[]
  readonly status: (typeof claimStatus)[ClaimStatus]
  readonly isMarked?: boolean
}

/** The days of an answer for the calendar. */
export const weekOf = ({ days, now }: { readonly days: readonly AnsweredDay[]; readonly now: Instant }): Week => ({
  now,
  days: days.map(({ date, items, status, isMarked = false }) => ({ date, items, status: statusOf(status, isMarked) })),
})

function statusOf(status: AnsweredDay['status'], isMarked: boolean): WeekDay['status'] {
  if (status === claimStatus.claimable) return 'claimable'
  if (status === claimStatus.done) return 'done'
  return isMarked ? 'counted' : 'locked'
}

/** The next reward: today's if it can be claimed, otherwise that of the first day ahead. */
export const nextOf = ({ days }: Week, today: CalendarDay): WeekDay | undefined =>
  days.find(({ status }) => status === 'claimable') ??
  days.find(({ date, status }) => date !== null && date >= today && status === 'locked')
