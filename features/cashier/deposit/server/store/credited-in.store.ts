import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

type Window = { readonly from: Instant; readonly until: Instant }

const list = statement<{ reference: string; amount: Centavos }>(
  'deposit_order_list_credited_in',
  `select reference, credited as amount from deposit_order
   where player_id = $1 and state = 'credited' and credited = amount and ended_at >= $2 and ended_at < $3 order by ended_at`,
)
/** A player's deposits of their exact amount in a period that were not taken back. */
export const depositsCreditedIn = (db: Queryable, { playerId, from, until }: Window & { readonly playerId: bigint }) =>
  db.rows(list, [playerId, sqlTime(from), sqlTime(until)])

const depositors = statement<{ playerId: bigint }>(
  'deposit_order_depositors_in',
  `select distinct player_id as "playerId" from deposit_order
   where state = 'credited' and credited = amount and ended_at >= $1 and ended_at < $2 order by player_id`,
)
/** Players with a deposit of its exact amount in a period. */
export const depositorsIn = async (db: Queryable, { from, until }: Window): Promise<bigint[]> =>
  (await db.rows(depositors, [sqlTime(from), sqlTime(until)])).map(({ playerId }) => playerId)

const sums = statement<{ playerId: bigint; total: Centavos }>(
  'deposit_order_sums',
  `select player_id as "playerId", sum(credited)::bigint as total from deposit_order
   where player_id = any($1::bigint[]) and credited is not null group by player_id`,
)
/** Lifetime deposits of these players; players without any are missing. */
export const depositSums = async (
  db: Queryable,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Centavos>> =>
  new Map((await db.rows(sums, [playerIds])).map(({ playerId, total }) => [playerId, total]))
