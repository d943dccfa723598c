import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { gathered } from '#platform/db/gathering.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

type Window = { readonly from: Instant; readonly until: Instant }

type PlayerWindow = Window & { readonly playerId: bigint }
type CreditedDeposit = { readonly reference: string; readonly amount: Centavos }

const list = statement<CreditedDeposit & { ordinal: bigint }>(
  'deposit_order_list_credited_in',
  `select k.ordinal, o.reference, o.credited as amount
   from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) with ordinality as k (player_id, "from", until, ordinal)
     join deposit_order o on o.player_id = k.player_id and o.state = 'credited' and o.credited = o.amount
       and o.ended_at >= k."from" and o.ended_at < k.until
   order by k.ordinal, o.ended_at`,
)
/** A player's deposits of their exact amount in a period that were not taken back. */
export const depositsCreditedIn = gathered<PlayerWindow, CreditedDeposit>({
  textOf: ({ playerId, from, until }) => `${playerId} ${from} ${until}`,
  read: (db, keys) =>
    db.rows(list, [
      keys.map(({ playerId }) => playerId),
      keys.map(({ from }) => sqlTime(from)),
      keys.map(({ until }) => sqlTime(until)),
    ]),
})

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
