import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { NotificationKind } from '../../notification-kinds.ts'

export type NewNotification = {
  readonly playerId: bigint
  readonly kind: NotificationKind
  readonly subject: string
  readonly at: Instant
  readonly dueAt: Instant
  readonly endsAt: Instant
}

const insert = statement<{ id: bigint }>(
  'notification_insert',
  `insert into notification (player_id, kind, subject, at, due_at, ends_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (subject) do nothing returning id`,
)
/** Undefined: this fact is a notification already. */
export const notificationInsert = async (tx: Transaction, n: NewNotification): Promise<bigint | undefined> => {
  const times = [n.at, n.dueAt, n.endsAt].map(sqlTime)
  return (await atMostOne(tx.rows(insert, [n.playerId, n.kind, n.subject, ...times])))?.id
}

type FoundNotification = { readonly playerId: bigint; readonly kind: NotificationKind; readonly endsAt: Instant }

const findOne = statement<FoundNotification>(
  'notification_find',
  'select player_id as "playerId", kind, ends_at as "endsAt" from notification where id = $1',
)
export const notificationFind = (db: Queryable, id: bigint) => atMostOne(db.rows(findOne, [id]))

export type PushOrder = {
  readonly playerId: bigint
  readonly kind: NotificationKind
  readonly endsAt: Instant
  readonly endpoint: string
  readonly publicKey: Buffer
  readonly auth: Buffer
}

const find = statement<PushOrder>(
  'notification_find_to_push',
  `select n.player_id as "playerId", n.kind, n.ends_at as "endsAt", d.endpoint, d.public_key as "publicKey", d.auth
   from notification n join notification_device d on d.player_id = n.player_id and d.session_id = $2 and d.kind = 'web'
   where n.id = $1`,
)
/** Undefined if the device has turned notifications off or belongs to another player by now. */
export const pushOrderFind = (db: Queryable, { id, sessionId }: { readonly id: bigint; readonly sessionId: bigint }) =>
  atMostOne(db.rows(find, [id, sessionId]))

const due = statement<{ readonly id: bigint; readonly kind: NotificationKind }>(
  'notification_list_due',
  `select id, kind from notification where player_id = $1 and id > $2 and due_at <= $3 and ends_at > $3 order by id limit 20`,
)
export const notificationsDue = (
  db: Queryable,
  { playerId, after, now }: { readonly playerId: bigint; readonly after: bigint; readonly now: Instant },
) => db.rows(due, [playerId, after, sqlTime(now)])

const deleteOld = statement<{ deleted: bigint }>(
  'notification_delete_old',
  `with old as (delete from notification n where n.id in (
     select o.id from notification o where o.ends_at < $1 order by o.ends_at limit $2) returning 1)
   select count(*) as deleted from old`,
)
/** Returns the number deleted; fewer than requested means that none are left. */
export const notificationsDeleteOld = async (db: Queryable, before: Instant, limit: number): Promise<number> =>
  Number((await db.rows(deleteOld, [sqlTime(before), limit]))[0]?.deleted ?? 0)
