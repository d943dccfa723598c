import { days, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { dayOf, weekdayOf } from '#core/clock/manila.ts'
import type { WithdrawalState } from './withdrawal-states.ts'

export type EstimateFacts = {
  readonly state: WithdrawalState
  readonly createdAt: Instant
  readonly submittedAt: Instant | null
  /** It needs or had a review. */
  readonly isReviewed: boolean
}

const byRules = minutes(5)
const byProvider = minutes(30)
const reviewBusinessDays = 3
const firstDayOfWeekend = 6

/** When the money is expected; undefined if that time has passed, or it has ended. */
export function expectedBy(
  { state, createdAt, submittedAt, isReviewed }: EstimateFacts,
  now: Instant,
): Instant | undefined {
  const by = expected({ state, createdAt, submittedAt, isReviewed })
  return by !== undefined && by > now ? by : undefined
}

function expected({ state, createdAt, submittedAt, isReviewed }: EstimateFacts): Instant | undefined {
  switch (state) {
    case 'REQUESTED':
    case 'CHECKING':
      return addDuration(createdAt, byRules)
    case 'MANUAL_REVIEW':
      return afterBusinessDays(createdAt, reviewBusinessDays)
    case 'APPROVED':
      return isReviewed ? afterBusinessDays(createdAt, reviewBusinessDays) : addDuration(createdAt, byRules)
    case 'SUBMITTED':
      return submittedAt === null ? undefined : addDuration(submittedAt, byProvider)
    default:
      return undefined
  }
}

/** The same time of day, this many working days later. */
function afterBusinessDays(from: Instant, count: number): Instant {
  let at = from
  for (let left = count; left > 0; ) {
    at = addDuration(at, days(1))
    if (weekdayOf(dayOf(at)) < firstDayOfWeekend) left -= 1
  }
  return at
}
