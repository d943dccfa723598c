import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { isExcludedAt } from './is-excluded-at.ts'

const among = statement<{ id: bigint }>(
  'player_excluded_among',
  `select id from player where id = any($1::bigint[]) and ${isExcludedAt('$2')} order by id`,
)
/** Which of these players are on a break or excluded. */
export const excludedAmong = async (db: Queryable, ids: readonly bigint[], now: Instant): Promise<bigint[]> =>
  (await db.rows(among, [ids, sqlTime(now)])).map(({ id }) => id)
