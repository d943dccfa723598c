import { firstSyntheticId, isCounted } from '#ledger'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const lock = statement('player_synthetic_lock', `select pg_advisory_xact_lock(hashtextextended('player_synthetic', 0))`)
const next = statement<{ id: bigint }>(
  'player_synthetic_next',
  `select coalesce(max(id) + 1, ${firstSyntheticId}) as id from player where not ${isCounted('id')}`,
)
/** The next free id of a synthetic player. One transaction at a time takes one. */
export async function syntheticIdNext(tx: Queryable): Promise<bigint> {
  await tx.rows(lock)
  return (await exactlyOne(tx.rows(next))).id
}
