import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const findIdle = statement<{ id: bigint }>(
  'support_chat_find_idle',
  `select c.id from support_chat c
   where c.state = 'active' and c.waiting_since is null and c.last_message_at <= $1 order by c.id limit $2`,
)
/** Chats that nobody has written in since, where the last word was an answer. */
export const chatsFindIdle = async (db: Queryable, before: Instant, limit: number) =>
  (await db.rows(findIdle, [sqlTime(before), limit])).map(({ id }) => id)

const isIdle = statement<{ isIdle: boolean }>(
  'support_chat_is_idle',
  `select c.state = 'active' and c.waiting_since is null and c.last_message_at <= $2 as "isIdle"
   from support_chat c where c.id = $1`,
)
/** The same again under the chat's lock. */
export const chatIsIdle = async (tx: Transaction, id: bigint, before: Instant) =>
  (await exactlyOne(tx.rows(isIdle, [id, sqlTime(before)]))).isIdle

const removeOld = statement<{ id: bigint }>(
  'support_chat_remove_old',
  `delete from support_chat where id in
     (select c.id from support_chat c where c.state = 'closed' and c.closed_at <= $1 order by c.closed_at limit $2)
   returning id`,
)
/** With messages and pictures. Answers how many. */
export const chatsRemoveOld = async (db: Queryable, before: Instant, limit: number) =>
  (await db.rows(removeOld, [sqlTime(before), limit])).length
