import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type ItemKey = { readonly queue: string; readonly ref: string }
export type WorkOwner = ItemKey & {
  readonly ownerId: bigint
  readonly email: string
  readonly name: string
  readonly handedBy: string | null
  readonly seenAt: Instant | null
}

const columns = `o.queue, o.ref, o.owner_id as "ownerId", m.email, m.name, o.handed_by as "handedBy", o.seen_at as "seenAt"`
const from = 'work_owner o join staff_member m on m.id = o.owner_id'

const list = statement<WorkOwner>(
  'work_owner_list',
  `select ${columns} from ${from}
   where (o.queue, o.ref) in (select * from unnest($1::text[], $2::text[]))`,
)
export const workOwnerList = (db: Queryable, items: readonly ItemKey[]) =>
  db.rows(list, [items.map(({ queue }) => queue), items.map(({ ref }) => ref)])

const find = statement<WorkOwner>(
  'work_owner_find_for_update',
  `select ${columns} from ${from} where o.queue = $1 and o.ref = $2 for update of o`,
)
export const workOwnerFindForUpdate = (tx: Transaction, { queue, ref }: ItemKey) =>
  atMostOne(tx.rows(find, [queue, ref]))

const lock = statement('work_owner_lock', `select pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))`)
/** Held until the transaction ends, also where the item has no owner yet. */
export const workOwnerLock = (tx: Transaction, { queue, ref }: ItemKey) => tx.rows(lock, [queue, ref])

const save = statement(
  'work_owner_save',
  `insert into work_owner (queue, ref, owner_id, handed_by, since) values ($1, $2, $3, $4, $5)
   on conflict (queue, ref) do update
   set owner_id = excluded.owner_id, handed_by = excluded.handed_by, since = excluded.since, seen_at = null`,
)
export type NewOwner = ItemKey & { readonly ownerId: bigint; readonly handedBy: string | null; readonly now: Instant }
export const workOwnerSave = (tx: Transaction, { queue, ref, ownerId, handedBy, now }: NewOwner) =>
  tx.rows(save, [queue, ref, ownerId, handedBy, sqlTime(now)])

const remove = statement('work_owner_remove', 'delete from work_owner where queue = $1 and ref = $2')
export const workOwnerRemove = (tx: Transaction, { queue, ref }: ItemKey) => tx.rows(remove, [queue, ref])

const see = statement(
  'work_owner_see',
  'update work_owner set seen_at = $2 where owner_id = $1 and handed_by is not null and seen_at is null',
)
export const workOwnerSee = (db: Queryable, ownerId: bigint, now: Instant) => db.rows(see, [ownerId, sqlTime(now)])
