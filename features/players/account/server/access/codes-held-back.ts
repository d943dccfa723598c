import { hours } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { refusedCallCount } from '#platform/refused-calls/refused-call.store.ts'
import { sharedBudgets } from '../account-limits.ts'

const lookBack = hours(1)

/** One-time codes withheld by a shared budget within the hour: an attack, or a budget that is too small. */
export const codesHeldBack = (db: Database, now: Instant) =>
  refusedCallCount(db, { door: 'sms', codes: sharedBudgets, since: subtractDuration(now, lookBack) })
