import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const insert = statement(
  'line_ticket_insert',
  `insert into line_ticket (ticket_hash, line_subject, nickname, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
)
export const lineTicketInsert = (
  tx: Queryable,
  t: { ticketHash: Buffer; lineSubject: string; nickname: string; now: Instant; expiresAt: Instant },
) => tx.rows(insert, [t.ticketHash, t.lineSubject, t.nickname, sqlTime(t.now), sqlTime(t.expiresAt)])

const use = statement<{ lineSubject: string; nickname: string }>(
  'line_ticket_use',
  `update line_ticket set used_at = $2 where ticket_hash = $1 and used_at is null and expires_at > $2
   returning line_subject as "lineSubject", nickname`,
)
/** Uses the ticket up; undefined if it is unknown, used or expired. */
export const lineTicketUse = (tx: Queryable, ticketHash: Buffer, now: Instant) =>
  atMostOne(tx.rows(use, [ticketHash, sqlTime(now)]))
