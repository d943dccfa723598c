import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** A requested link that a second administrator has to hand over. */
export type LinkRequest = {
  readonly staffId: bigint
  readonly requestedBy: bigint
  readonly requestedAt: Instant
  readonly expiresAt: Instant
}

const put = statement(
  'staff_link_wish_put',
  `insert into staff_link_wish (staff_id, asked_by, asked_at, expires_at) values ($1, $2, $3, $4)
   on conflict (staff_id) do update set asked_by = $2, asked_at = $3, expires_at = $4`,
)
export const staffLinkRequestPut = (tx: Transaction, request: LinkRequest) =>
  tx.rows(put, [request.staffId, request.requestedBy, sqlTime(request.requestedAt), sqlTime(request.expiresAt)])

const find = statement<LinkRequest>(
  'staff_link_wish_find',
  `select staff_id as "staffId", asked_by as "requestedBy", asked_at as "requestedAt", expires_at as "expiresAt"
   from staff_link_wish where staff_id = $1 and expires_at > $2 for update`,
)
/** Locked: of two simultaneous handovers, one succeeds. */
export const staffLinkRequestFind = (tx: Transaction, staffId: bigint, now: Instant) =>
  atMostOne(tx.rows(find, [staffId, sqlTime(now)]))

const remove = statement('staff_link_wish_remove', 'delete from staff_link_wish where staff_id = $1')
export const staffLinkRequestRemove = (tx: Transaction, staffId: bigint) => tx.rows(remove, [staffId])

const listRequesters = statement<{ staffId: bigint; email: string }>(
  'staff_link_wish_requesters',
  `select w.staff_id as "staffId", m.email from staff_link_wish w join staff_member m on m.id = w.asked_by
   where w.staff_id = any($1) and w.expires_at > $2`,
)
/** Requesters of links that still wait, by member. */
export const staffLinkRequesterList = async (db: Queryable, ids: readonly bigint[], now: Instant) =>
  new Map((await db.rows(listRequesters, [ids, sqlTime(now)])).map(({ staffId, email }) => [staffId, email]))
