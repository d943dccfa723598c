import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type GiftFacts = {
  readonly registeredAt: Instant
  readonly hasMobile: boolean
  readonly isStopped: boolean
  /** The words that the staff has put on the player. */
  readonly tags: readonly string[]
}

const find = statement<GiftFacts>(
  'player_find_gift_facts',
  `select registered_at as "registeredAt", mobile is not null as "hasMobile", tags,
     state <> 'active' and (state_until is null or state_until > $2) or 'bonus' = any(locks) as "isStopped"
   from player where id = $1`,
)
/** What decides whether a player is offered gifts. */
export const giftFactsFind = (db: Queryable, playerId: bigint, now: Instant) =>
  atMostOne(db.rows(find, [playerId, sqlTime(now)]))
