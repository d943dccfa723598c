import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'

export type StaffEvent = {
  readonly provider: string
  readonly eventId: string
  readonly reference: string
  readonly outcome: string | null
  readonly triedTimes: number
  readonly receivedAt: Instant
}

const byTime = { by: 'received_at', kind: 'time' } as const

/** Events without a good outcome, or with none yet. */
export const eventsForStaff = listQuery<StaffEvent>()({
  name: 'deposit_event_list_for_staff',
  columns: `provider, event_id as "eventId", reference, outcome, tried_times as "triedTimes", received_at as "receivedAt"`,
  from: `(select * from deposit_event
    where outcome is null or outcome in ('unknownOrder', 'otherPayment', 'otherCurrency', 'takenBackFirst',
      'partlyRefunded')) e`,
  filters: { text: '(event_id = $ or reference = $)' },
  sorts: { newest: { ...byTime, direction: 'desc' }, oldest: { ...byTime, direction: 'asc' } },
  id: `(provider || ' ' || event_id)`,
  ids: 'text',
})
