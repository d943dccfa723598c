import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const taken = statement<{ isTaken: boolean }>(
  'mail_taken_by_hand',
  `select exists (
     select 1 from mail where player_id = $1 and source in ('staff', 'segment') and received_at >= $2 and items <> '[]'
   ) as "isTaken"`,
)
/** Whether the player has since claimed a gift given by staff. */
export const giftByHandTakenSince = async (db: Queryable, playerId: bigint, since: Instant) =>
  (await exactlyOne(db.rows(taken, [playerId, sqlTime(since)]))).isTaken
