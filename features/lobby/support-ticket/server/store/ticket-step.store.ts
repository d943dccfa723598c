import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type TicketStep = {
  readonly id: bigint
  readonly act: 'open' | 'take' | 'handOver' | 'answer' | 'solve' | 'reopen'
  /** Null: the player. */
  readonly member: string | null
  /** The colleague to whom it was handed over. */
  readonly receiver: string | null
  readonly at: Instant
}

export type NewStep = Pick<TicketStep, 'act' | 'member'> & {
  readonly ticketId: bigint
  readonly receiver?: string
  readonly now: Instant
}

const insert = statement(
  'support_ticket_step_insert',
  'insert into support_ticket_step (ticket_id, act, member, receiver, at) values ($1, $2, $3, $4, $5)',
)
export const ticketStepInsert = (tx: Transaction, { ticketId, act, member, receiver, now }: NewStep) =>
  tx.rows(insert, [ticketId, act, member, receiver ?? null, sqlTime(now)])

const list = statement<TicketStep>(
  'support_ticket_step_list',
  `select * from (select s.id, s.act, s.member, s.receiver, s.at from support_ticket_step s
     where s.ticket_id = $1 order by s.id desc limit 100) newest order by id`,
)
export const ticketStepList = (db: Queryable, ticketId: bigint) => db.rows(list, [ticketId])
