import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type DepositEvent = {
  readonly provider: string
  readonly eventId: string
  readonly reference: string
  readonly body: Buffer
  readonly outcome: 'credited' | 'ended' | 'nothing' | 'unknownOrder' | 'otherPayment'
  readonly receivedAt: Instant
}

const find = statement<{ found: number }>(
  'deposit_event_find',
  'select 1 as found from deposit_event where provider = $1 and event_id = $2',
)
export const eventFind = (tx: Transaction, { provider, eventId }: Pick<DepositEvent, 'provider' | 'eventId'>) =>
  atMostOne(tx.rows(find, [provider, eventId]))

const insert = statement<{ eventId: string }>(
  'deposit_event_insert',
  `insert into deposit_event (provider, event_id, reference, body, outcome, received_at) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing returning event_id as "eventId"`,
)
/** Undefined when the event was kept before. */
export const eventInsert = (tx: Transaction, event: DepositEvent) =>
  atMostOne(
    tx.rows(insert, [
      event.provider,
      event.eventId,
      event.reference,
      event.body,
      event.outcome,
      sqlTime(event.receivedAt),
    ]),
  )
