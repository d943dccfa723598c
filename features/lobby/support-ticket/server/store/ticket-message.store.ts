import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type TicketMessage = {
  readonly id: bigint
  /** note: of the staff for the staff. */
  readonly author: 'player' | 'staff' | 'note'
  /** Null for the player. */
  readonly member: string | null
  readonly memberName: string | null
  readonly text: string
  readonly sentAt: Instant
}

export type NewMessage = Omit<TicketMessage, 'id'> & { readonly ticketId: bigint; readonly messageKey: string }

const insert = statement<{ id: bigint }>(
  'support_ticket_message_insert',
  `insert into support_ticket_message (ticket_id, author, member, member_name, message_key, text, sent_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (ticket_id, message_key) do nothing returning id`,
)
const count = statement(
  'support_ticket_count',
  'update support_ticket set messages = messages + 1, last_message_at = $2 where id = $1',
)
/** Under the ticket's lock. Undefined: this message was stored before. */
export async function ticketMessageInsert(tx: Transaction, message: NewMessage): Promise<bigint | undefined> {
  const { ticketId, author, member, memberName, messageKey, text, sentAt } = message
  const values = [ticketId, author, member, memberName, messageKey, text, sqlTime(sentAt)]
  const id = (await atMostOne(tx.rows(insert, values)))?.id
  if (id !== undefined) await tx.rows(count, [ticketId, sqlTime(sentAt)])
  return id
}

const list = statement<TicketMessage>(
  'support_ticket_message_list',
  `select m.id, m.author, m.member, m.member_name as "memberName", m.text, m.sent_at as "sentAt"
   from support_ticket_message m where m.ticket_id = $1 order by m.id`,
)
/** A ticket has a bound on its messages. */
export const ticketMessageList = (db: Queryable, ticketId: bigint) => db.rows(list, [ticketId])

const findLatest = statement<{ text: string }>(
  'support_ticket_message_find_latest',
  `select m.text from support_ticket_message m where m.ticket_id = $1 and m.author = 'player' order by m.id desc limit 1`,
)
/** The player's newest words, which an answer quotes. */
export const playersLatestText = async (db: Queryable, ticketId: bigint) =>
  (await atMostOne(db.rows(findLatest, [ticketId])))?.text

const isSent = statement<{ id: bigint }>(
  'support_ticket_message_is_sent',
  'select m.id from support_ticket_message m where m.ticket_id = $1 and m.message_key = $2',
)
export const isTicketMessageSent = async (db: Queryable, ticketId: bigint, messageKey: string) =>
  (await db.rows(isSent, [ticketId, messageKey])).length > 0

const findCall = statement<{ id: bigint; openedAt: Instant }>(
  'support_ticket_message_find_call',
  `select t.id, t.opened_at as "openedAt" from support_ticket_message m join support_ticket t on t.id = m.ticket_id
   where m.message_key = $1 and m.member = $2 and t.source = 'call'`,
)
/** The ticket that a member has entered with this key. */
export const callFind = (db: Queryable, messageKey: string, member: string) =>
  atMostOne(db.rows(findCall, [messageKey, member]))
