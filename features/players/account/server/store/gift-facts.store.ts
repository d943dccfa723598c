import type { PlayerAt } from '#core/player-at.ts'
import type { Instant } from '#core/clock/instant.ts'
import { isCounted } from '#ledger'
import { gathered } from '#platform/db/gathering.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type GiftFacts = {
  readonly registeredAt: Instant
  readonly hasMobile: boolean
  readonly isStopped: boolean
  /** The player's tags. */
  readonly tags: readonly string[]
}

const list = statement<GiftFacts & { ordinal: bigint }>(
  'player_list_gift_facts',
  `select k.ordinal, p.registered_at as "registeredAt", p.mobile is not null as "hasMobile", p.tags,
     p.state <> 'active' and (p.state_until is null or p.state_until > k.now) or 'bonus' = any(p.locks)
       or not ${isCounted('p.id')} as "isStopped"
   from unnest($1::bigint[], $2::timestamptz[]) with ordinality as k (id, now, ordinal) join player p using (id)`,
)
const facts = gathered({
  textOf: ({ playerId, now }: PlayerAt) => `${playerId} ${now}`,
  read: (db, players) =>
    db.rows(list, [players.map(({ playerId }) => playerId), players.map(({ now }) => sqlTime(now))]),
})
/** The facts that decide whether a player is offered gifts. */
export const giftFactsFind = (db: Queryable, playerId: bigint, now: Instant) => atMostOne(facts(db, { playerId, now }))
