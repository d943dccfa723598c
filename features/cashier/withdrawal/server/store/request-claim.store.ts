import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type RequestRef = { readonly playerId: bigint; readonly reqId: string }

const take = statement<{ reqId: string }>(
  'withdrawal_wish_take',
  `insert into withdrawal_wish as w (player_id, req_id, until) values ($1, $2, $4)
   on conflict (player_id, req_id) do update set until = excluded.until where w.until <= $3
   returning w.req_id as "reqId"`,
)
/** False: another process is handling this request. A crashed one holds it until it expires. */
export const requestClaim = async (
  db: Queryable,
  { playerId, reqId, now, until }: RequestRef & { readonly now: Instant; readonly until: Instant },
): Promise<boolean> => (await atMostOne(db.rows(take, [playerId, reqId, sqlTime(now), sqlTime(until)]))) !== undefined

const end = statement('withdrawal_wish_end', 'delete from withdrawal_wish where player_id = $1 and req_id = $2')
export const requestRelease = (db: Queryable, { playerId, reqId }: RequestRef) => db.rows(end, [playerId, reqId])
