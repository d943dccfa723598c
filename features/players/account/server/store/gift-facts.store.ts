import type { Instant } from '#core/clock/instant.ts'
import { isCounted } from '#ledger'
import { playerRow } from '#platform/db/gathering.ts'
import type { Queryable } from '#platform/db/queryable.ts'

export type GiftFacts = {
  readonly registeredAt: Instant
  readonly hasMobile: boolean
  readonly isStopped: boolean
  /** The player's tags. */
  readonly tags: readonly string[]
}

type Row = Omit<GiftFacts, 'isStopped'> & {
  readonly isActive: boolean
  readonly stateUntil: Instant | null
  readonly isBarred: boolean
}

const find = playerRow<Row>({
  name: 'player_list_gift_facts',
  columns: {
    registeredAt: 'p.registered_at',
    hasMobile: 'p.mobile is not null',
    tags: 'p.tags',
    isActive: `p.state = 'active'`,
    stateUntil: 'p.state_until',
    isBarred: `'bonus' = any(p.locks) or not ${isCounted('p.id')}`,
  },
  from: 'player p where p.id = k.player_id',
})
/** The facts that decide whether a player is offered gifts. */
export async function giftFactsFind(db: Queryable, playerId: bigint, now: Instant): Promise<GiftFacts | undefined> {
  const row = await find(db, playerId)
  if (row === undefined) return undefined
  const { isActive, stateUntil, isBarred, ...facts } = row
  return { ...facts, isStopped: isBarred || (!isActive && (stateUntil === null || stateUntil > now)) }
}
