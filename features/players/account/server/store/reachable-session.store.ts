import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { isExcludedAt } from './is-excluded-at.ts'

const among = statement<{ readonly sessionId: bigint; readonly isExcluded: boolean }>(
  'session_reachable_among',
  `select r.id as "sessionId", r.excluded as "isExcluded" from (
     select s.id, s.ended_at, s.ended_because, p.state, p.state_until,
       ${isExcludedAt('$2', 'p.')} as excluded
     from session s join player p on p.id = s.player_id where s.id = any($1::bigint[])) r
   where case when r.ended_at is null
     then r.state <> 'suspended' or r.state_until <= $2
     else r.excluded and r.ended_because = 'stopped' end
   order by r.id`,
)
/**
 * Sessions whose device still belongs to its player: those that nobody has ended, though their time may be over, and those
 * that the player's exclusion has ended.
 */
export const sessionsReachable = (db: Queryable, sessionIds: readonly bigint[], now: Instant) =>
  db.rows(among, [sessionIds, sqlTime(now)])
