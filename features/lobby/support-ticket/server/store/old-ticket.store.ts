import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const findSilent = statement<{ id: bigint }>(
  'support_ticket_find_silent',
  `select t.id from support_ticket t where t.state = 'waiting' and t.last_message_at <= $1
   order by t.last_message_at limit $2`,
)
/** Tickets that have waited for the player since. */
export const ticketsFindSilent = async (db: Queryable, before: Instant, limit: number) =>
  (await db.rows(findSilent, [sqlTime(before), limit])).map(({ id }) => id)

const isSilent = statement<{ id: bigint }>(
  'support_ticket_is_silent',
  `select t.id from support_ticket t where t.id = $1 and t.state = 'waiting' and t.last_message_at <= $2`,
)
/** The same again under the ticket's lock. */
export const ticketIsSilent = async (db: Queryable, id: bigint, before: Instant) =>
  (await db.rows(isSilent, [id, sqlTime(before)])).length > 0

const removeOld = statement<{ id: bigint }>(
  'support_ticket_remove_old',
  `delete from support_ticket where id in
     (select t.id from support_ticket t where t.state = 'solved' and t.solved_at <= $1 order by t.solved_at limit $2)
   returning id`,
)
/** With messages and steps. Answers how many. */
export const ticketsRemoveOld = async (db: Queryable, before: Instant, limit: number) =>
  (await db.rows(removeOld, [sqlTime(before), limit])).length
