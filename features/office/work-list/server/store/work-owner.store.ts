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

const columns = `queue, ref, owner_id as "ownerId", email, name, handed_by as "handedBy", seen_at as "seenAt"`

const list = statement<WorkOwner>(
  'work_owner_list',
  `select ${columns} from work_owner where (queue, ref) in (select * from unnest($1::text[], $2::text[]))`,
)
export const workOwnerList = (db: Queryable, items: readonly ItemKey[]) =>
  db.rows(list, [items.map(({ queue }) => queue), items.map(({ ref }) => ref)])

const find = statement<WorkOwner>(
  'work_owner_find_for_update',
  `select ${columns} from work_owner where queue = $1 and ref = $2 for update`,
)
export const workOwnerFindForUpdate = (tx: Transaction, { queue, ref }: ItemKey) =>
  atMostOne(tx.rows(find, [queue, ref]))

const lock = statement('work_owner_lock', `select pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))`)
/** Held until the transaction ends, also where the item has no owner yet. */
export const workOwnerLock = (tx: Transaction, { queue, ref }: ItemKey) => tx.rows(lock, [queue, ref])

const save = statement(
  'work_owner_save',
  `insert into work_owner (queue, ref, owner_id, email, name, handed_by, since) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (queue, ref) do update
   set owner_id = excluded.owner_id, email = excluded.email, name = excluded.name, handed_by = excluded.handed_by, since = excluded.since, seen_at = null`,
)
export type NewOwner = Omit<WorkOwner, 'seenAt'> & { readonly now: Instant }
export const workOwnerSave = (tx: Transaction, { queue, ref, now, ...owner }: NewOwner) =>
  tx.rows(save, [queue, ref, owner.ownerId, owner.email, owner.name, owner.handedBy, sqlTime(now)])

const remove = statement('work_owner_remove', 'delete from work_owner where queue = $1 and ref = $2')
export const workOwnerRemove = (tx: Transaction, { queue, ref }: ItemKey) => tx.rows(remove, [queue, ref])

const see = statement(
  'work_owner_see',
  'update work_owner set seen_at = $2 where owner_id = $1 and handed_by is not null and seen_at is null',
)
export const workOwnerSee = (db: Queryable, ownerId: bigint, now: Instant) => db.rows(see, [ownerId, sqlTime(now)])
