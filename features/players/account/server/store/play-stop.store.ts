import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

// A longer or permanent stop keeps its end: an exclusion never shortens anything.
const exclude = statement<{ until: Instant | null }>(
  'player_exclude',
  `update player set state = 'excluded', state_reason = $4,
     state_until = case when state = 'active' or state_until <= $3 then $2
       when state_until is null then null else greatest(state_until, $2) end
   where id = $1 returning state_until as until`,
)
export type Exclusion = {
  readonly playerId: bigint
  readonly until: Instant
  readonly now: Instant
  readonly reason: string
}
/** From the commit on, no bet, deposit or launch is accepted. */
export const playerExclude = (tx: Transaction, { playerId, until, now, reason }: Exclusion) =>
  atMostOne(tx.rows(exclude, [playerId, sqlTime(until), sqlTime(now), reason]))

const mark = statement('player_mark_play_limits', 'update player set has_play_limits = $2 where id = $1')
/** Whether the player's bets have to check limits. */
export const playLimitsMark = (
  tx: Transaction,
  { playerId, has }: { readonly playerId: bigint; readonly has: boolean },
) => tx.rows(mark, [playerId, has])
