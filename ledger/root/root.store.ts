import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { hexBytes } from '#platform/db/array-text.ts'
import { statement } from '#platform/db/statement.ts'
import { isCounted } from '../chart/synthetic.ts'
import type { LiabilityNode } from '../proof/liability-tree.ts'

const patience = statement('ledgerRootPatience', 'set local statement_timeout = 0')
const lock = statement('ledgerRootLock', `select pg_advisory_xact_lock(hashtextextended('ledger_root', 0))`)

/** One process at a time makes a root, without a lock timeout. */
export async function rootLock(tx: Transaction): Promise<void> {
  await tx.rows(patience)
  await tx.rows(lock)
}

const insertLeaves = statement<{ count: bigint }>(
  'ledgerRootLeafInsert',
  `with inserted as (
     insert into ledger_root_leaf (day, player_id, position, amount, seq, head)
     select $1, player_id, row_number() over (order by sha256($2::bytea || int8send(player_id))) - 1, coin + hold + safebox,
       seq, head
     from ledger_book where player_id > 0 and ${isCounted()}
     returning 1
   ) select count(*) as count from inserted`,
)

/**
 * Stores what every counted player is owed now, in a secret order that changes daily: the first step of a proof is the balance
 * of another player, who cannot be identified. Returns the number of leaves.
 */
export const leafInsertAll = async (tx: Transaction, day: CalendarDay, secret: Buffer): Promise<bigint> =>
  (await exactlyOne(tx.rows(insertLeaves, [day, secret]))).count

export type LeafRow = {
  readonly player_id: bigint
  readonly position: bigint
  readonly amount: bigint
  readonly seq: bigint
  readonly head: string
}

const listLeaves = statement<LeafRow>(
  'ledgerRootLeafList',
  `select player_id, position, amount, seq, encode(head, 'hex') as head from ledger_root_leaf
   where day = $1 and position >= $2 and position < $3 order by position`,
)

/** Leaves by position, half-open. */
export const leafList = (db: Queryable, day: CalendarDay, from: bigint, to: bigint): Promise<LeafRow[]> =>
  db.rows(listLeaves, [day, from, to])

const findLeaf = statement<LeafRow>(
  'ledgerRootLeafFind',
  `select player_id, position, amount, seq, encode(head, 'hex') as head from ledger_root_leaf
   where day = $1 and player_id = $2`,
)

export const leafFind = (db: Queryable, day: CalendarDay, playerId: bigint): Promise<LeafRow | undefined> =>
  atMostOne(db.rows(findLeaf, [day, playerId]))

const insertBranches = statement(
  'ledgerRootBranchInsert',
  `insert into ledger_root_branch (day, position, hash, total)
   select $1, b.* from unnest($2::bigint[], $3::bytea[], $4::bigint[]) as b`,
)

export const branchInsert = (tx: Transaction, day: CalendarDay, nodes: readonly LiabilityNode[]): Promise<never[]> =>
  tx.rows(insertBranches, [
    day,
    nodes.map((_, position) => position),
    nodes.map(({ hash }) => hexBytes(hash)),
    nodes.map(({ total }) => total),
  ])

const listBranches = statement<LiabilityNode>(
  'ledgerRootBranchList',
  `select encode(hash, 'hex') as hash, total from ledger_root_branch where day = $1 order by position`,
)

export const branchList = (db: Queryable, day: CalendarDay): Promise<LiabilityNode[]> => db.rows(listBranches, [day])

/** The published root: the amount owed, the number of players, and the hash that commits the house to it. */
export type DailyRoot = {
  readonly day: CalendarDay
  readonly madeAt: Instant
  readonly players: bigint
  readonly total: Centavos
  readonly hash: string
}

const insertRoot = statement(
  'ledgerRootInsert',
  'insert into ledger_root (day, made_at, players, total, hash, secret) values ($1, $2, $3, $4, $5, $6)',
)

export const rootInsert = (tx: Transaction, root: DailyRoot, secret: Buffer): Promise<never[]> =>
  tx.rows(insertRoot, [root.day, sqlTime(root.madeAt), root.players, root.total, Buffer.from(root.hash, 'hex'), secret])

type RootRow = Omit<DailyRoot, 'madeAt' | 'total'> & { readonly made_at: Instant; readonly total: bigint }

const findRoot = statement<RootRow & { secret: string }>(
  'ledgerRootFind',
  `select day, made_at, players, total, encode(hash, 'hex') as hash, encode(secret, 'hex') as secret
   from ledger_root where day = $1`,
)

export async function rootFind(
  db: Queryable,
  day: CalendarDay,
): Promise<{ readonly root: DailyRoot; readonly secret: string } | undefined> {
  const row = await atMostOne(db.rows(findRoot, [day]))
  return row && { root: rootOfRow(row), secret: row.secret }
}

const listRoots = statement<RootRow>(
  'ledgerRootList',
  `select day, made_at, players, total, encode(hash, 'hex') as hash from ledger_root order by day desc limit $1`,
)

/** Newest first. */
export const rootList = async (db: Queryable, countMax: number): Promise<DailyRoot[]> =>
  (await db.rows(listRoots, [countMax])).map(rootOfRow)

const rootOfRow = ({ day, made_at, players, total, hash }: RootRow): DailyRoot => ({
  day,
  players,
  hash,
  madeAt: made_at,
  total: centavos(total),
})

const listProvable = statement<{ day: CalendarDay }>(
  'ledgerRootListProvable',
  `select day from ledger_root_branch union select day from ledger_root_leaf order by day`,
)

/** The days whose leaves are still stored. */
export const rootListProvable = async (db: Queryable): Promise<CalendarDay[]> =>
  (await db.rows(listProvable)).map(({ day }) => day)

const deleteLeaves = statement('ledgerRootLeafDelete', 'delete from ledger_root_leaf where day < $1')
const deleteBranches = statement('ledgerRootBranchDelete', 'delete from ledger_root_branch where day < $1')

/** Deletes the leaves behind old proofs; the roots stay. */
export async function leafDeleteBefore(tx: Transaction, day: CalendarDay): Promise<void> {
  await tx.rows(deleteLeaves, [day])
  await tx.rows(deleteBranches, [day])
}
