import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const insert = statement<{ playerId: bigint }>(
  'mobile_bound_once_insert',
  `insert into mobile_bound_once (mobile_hash, player_id, bound_at) values ($1, $2, $3)
   on conflict (mobile_hash) do update set mobile_hash = excluded.mobile_hash
   returning player_id as "playerId"`,
)
/** Remembers the first owner of a number. False if it was another player. */
export async function mobileBindOnce(
  tx: Queryable,
  { mobileHash, playerId, now }: { mobileHash: Buffer; playerId: bigint; now: Instant },
): Promise<boolean> {
  const [row] = await tx.rows(insert, [mobileHash, playerId, sqlTime(now)])
  return row?.playerId === playerId
}
