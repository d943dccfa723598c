import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type StaffEvent = {
  readonly provider: string
  readonly eventId: string
  readonly reference: string
  readonly outcome: string | null
  readonly triedTimes: number
  readonly receivedAt: Instant
}

const list = statement<StaffEvent>(
  'deposit_event_list_bad',
  `select provider, event_id as "eventId", reference, outcome, tried_times as "triedTimes", received_at as "receivedAt"
   from deposit_event where outcome is null or outcome in ('unknownOrder', 'otherPayment')
   order by received_at desc, event_id limit $1 offset $2`,
)
/** Events that nothing good came of, or nothing yet. */
export const staffEventList = (db: Queryable, { limit, offset }: { limit: number; offset: number }) =>
  db.rows(list, [limit, offset])
