import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type BigWin = {
  readonly playerId: bigint
  readonly providerId: string
  readonly roundId: string
  readonly revision: number
  /** The winner's public, masked name. */
  readonly name: string
  readonly gameId: bigint
  readonly amount: Centavos
  /** How many times the stake, in basis points; null for a free round. */
  readonly multiple: bigint | null
  readonly at: Instant
}
export type BigWinKey = Pick<BigWin, 'playerId' | 'providerId' | 'roundId'>

type ShownWin = BigWinKey & Pick<BigWin, 'name' | 'gameId' | 'amount' | 'multiple' | 'at'>

const shownColumns = `player_id as "playerId", provider_id as "providerId", round_id as "roundId", name, game_id as "gameId",
  amount, multiple, at`

const listNewest = statement<ShownWin>(
  'big_win_list_newest',
  `select ${shownColumns} from big_win where at > $1 order by at desc limit $2`,
)
export const bigWinListNewest = (db: Queryable, { since, max }: { since: Instant; max: number }): Promise<ShownWin[]> =>
  db.rows(listNewest, [sqlTime(since), max])

const listLargest = statement<ShownWin>(
  'big_win_list_largest',
  `select ${shownColumns} from big_win where at > $1 and multiple is not null
   order by multiple desc, at desc limit $2`,
)
/** The largest multiples of a stake. */
export const bigWinListLargest = (
  db: Queryable,
  { since, max }: { since: Instant; max: number },
): Promise<ShownWin[]> => db.rows(listLargest, [sqlTime(since), max])

const save = statement(
  'big_win_save',
  `insert into big_win (player_id, provider_id, round_id, revision, name, game_id, amount, multiple, at)
   select * from unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
     $9::timestamptz[])
   on conflict (player_id, provider_id, round_id) do update set revision = excluded.revision, amount = excluded.amount,
     multiple = excluded.multiple
   where big_win.revision < excluded.revision`,
)
/** One entry per round. A round that was shown keeps its position. */
export const bigWinSave = (tx: Transaction, wins: readonly BigWin[]) =>
  tx.rows(save, [
    wins.map(({ playerId }) => playerId),
    wins.map(({ providerId }) => providerId),
    wins.map(({ roundId }) => roundId),
    wins.map(({ revision }) => revision),
    wins.map(({ name }) => name),
    wins.map(({ gameId }) => gameId),
    wins.map(({ amount }) => amount),
    wins.map(({ multiple }) => multiple),
    wins.map(({ at }) => sqlTime(at)),
  ])

const remove = statement(
  'big_win_delete',
  `delete from big_win w using unnest($1::bigint[], $2::text[], $3::text[]) as k (player_id, provider_id, round_id)
   where w.player_id = k.player_id and w.provider_id = k.provider_id and w.round_id = k.round_id`,
)
export const bigWinDelete = (tx: Transaction, keys: readonly BigWinKey[]) =>
  tx.rows(remove, [
    keys.map(({ playerId }) => playerId),
    keys.map(({ providerId }) => providerId),
    keys.map(({ roundId }) => roundId),
  ])

// Serialised, so that each sees what was saved before. Rows that another transaction is deleting are left to it.
const lockPrune = statement('big_win_lock_prune', `select pg_advisory_xact_lock(hashtextextended('big_win', 0))`)
const prune = statement(
  'big_win_prune',
  `delete from big_win where (player_id, provider_id, round_id) in (
     select player_id, provider_id, round_id from big_win where (player_id, provider_id, round_id) not in (
       select player_id, provider_id, round_id from (select * from big_win order by at desc limit $1) newest
       union
       select player_id, provider_id, round_id from (
         select * from big_win where at > $3 and multiple is not null order by multiple desc, at desc limit $2) largest)
     for update skip locked)`,
)
type PruneLimits = { readonly newest: number; readonly largest: number; readonly since: Instant }

/** Keeps the newest entries, and of those since a time also the largest multiples. */
export async function bigWinPrune(tx: Transaction, { newest, largest, since }: PruneLimits): Promise<void> {
  await tx.rows(lockPrune)
  await tx.rows(prune, [newest, largest, sqlTime(since)])
}
