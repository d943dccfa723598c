import type { IdList } from '#platform/db/id-list.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const count = statement<{ count: bigint }>(
  'identity_count_verified_among',
  `select count(*) from identity where player_id = any($1::bigint[]) and status in ('APPROVED', 'EXPIRED')`,
)
/** How many of these players were ever verified, expired ones included. */
export const verifiedAmong = async (db: Queryable, playerIds: IdList): Promise<bigint> =>
  (await exactlyOne(db.rows(count, [playerIds]))).count
