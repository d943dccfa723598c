import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Settlement } from '../../settlement.ts'

export type WithdrawalEvent = {
  readonly provider: string
  readonly eventId: string
  readonly reference: string
  readonly body: Buffer
  readonly outcome: 'unknownOrder' | 'settled' | Exclude<Settlement['kind'], 'settle'>
  readonly receivedAt: Instant
}

const find = statement<{ found: number }>(
  'withdrawal_event_find',
  'select 1 as found from withdrawal_event where provider = $1 and event_id = $2',
)
export const eventFind = (tx: Transaction, { provider, eventId }: Pick<WithdrawalEvent, 'provider' | 'eventId'>) =>
  atMostOne(tx.rows(find, [provider, eventId]))

const insert = statement<{ eventId: string }>(
  'withdrawal_event_insert',
  `insert into withdrawal_event (provider, event_id, reference, body, outcome, received_at)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning event_id as "eventId"`,
)
/** Undefined if the event was stored before. */
export const eventInsert = (tx: Transaction, event: WithdrawalEvent) => {
  const { provider, eventId, reference, body, outcome, receivedAt } = event
  return atMostOne(tx.rows(insert, [provider, eventId, reference, body, outcome, sqlTime(receivedAt)]))
}

const findReference = statement<{ reference: string }>(
  'withdrawal_event_find_reference',
  'select reference from withdrawal_event where provider = $1 and event_id = $2',
)
/** The order of an event. */
export const eventFindReference = (
  tx: Transaction,
  { provider, eventId }: Pick<WithdrawalEvent, 'provider' | 'eventId'>,
) => atMostOne(tx.rows(findReference, [provider, eventId]))

const byTime = { by: 'received_at', kind: 'time' } as const

export const payoutEventsForStaff = listQuery<Omit<WithdrawalEvent, 'body'>>()({
  name: 'withdrawal_event_list_for_staff',
  columns: 'provider, event_id as "eventId", reference, outcome, received_at as "receivedAt"',
  from: 'withdrawal_event',
  filters: {
    odd: `outcome not in ('settled', 'nothing')`,
    text: '(event_id = $ or reference = $)',
    from: 'received_at >= $time',
    until: 'received_at < $time',
  },
  sorts: { newest: { ...byTime, direction: 'desc' }, oldest: { ...byTime, direction: 'asc' } },
  id: `(provider || ' ' || event_id)`,
  ids: 'text',
})

export type EventSummary = Pick<WithdrawalEvent, 'eventId' | 'outcome' | 'receivedAt'>

const list = statement<EventSummary>(
  'withdrawal_event_list',
  `select event_id as "eventId", outcome, received_at as "receivedAt" from withdrawal_event
   where reference = $1 order by received_at, event_id limit 50`,
)
export const eventList = (db: Queryable, reference: string) => db.rows(list, [reference])
