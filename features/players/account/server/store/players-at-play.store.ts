import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import type { PlayerLock } from '../../player-locks.ts'
import { statement } from '#platform/db/statement.ts'

export type PlayerAtPlay = {
  readonly id: bigint
  readonly nickname: string
  readonly isStopped: boolean
  /** Identity verification is overdue. */
  readonly isIdentityDue: boolean
  /** Has limits of play. */
  readonly hasLimits: boolean
  /** Locks set by staff. */
  readonly locks: readonly PlayerLock[]
}

const find = statement<PlayerAtPlay>(
  'player_find_at_play',
  `select id, nickname, state <> 'active' and (state_until is null or state_until > $2) as "isStopped",
     coalesce(identity_due_at <= $2, false) as "isIdentityDue",
     has_play_limits as "hasLimits", locks
   from player where id = any($1::bigint[])`,
)

/** Players as games need them. A suspension or exclusion with an end expires by itself. */
export const playersAtPlay = (db: Queryable, ids: readonly bigint[], now: Instant): Promise<PlayerAtPlay[]> =>
  db.rows(find, [ids, sqlTime(now)])
