import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import type { Requirement, RequirementState } from './requirement.ts'

/** What happens to bonuses, for those who follow it from outside. */
export const bonusTopic = { given: 'BONUS_GIVEN', ended: 'BONUS_ENDED' } as const

type GivenBonus = {
  readonly playerId: bigint
  readonly source: string
  readonly sourceId: string
  readonly credit: Centavos
  readonly now: Instant
}

export const bonusGiven = ({ playerId, source, sourceId, credit, now }: GivenBonus, required: Centavos): NewEvent => ({
  topic: bonusTopic.given,
  key: String(playerId),
  id: `${bonusTopic.given}:${playerId}:${source}:${sourceId}`,
  payload: {
    playerId: String(playerId),
    source,
    sourceId,
    amount: String(credit),
    required: String(required),
    at: now,
  },
})

/** Of the requirements that changed: those of bonuses that have ended. A correction can open one again. */
export const bonusesEnded = (requirements: readonly Requirement[]): NewEvent[] =>
  requirements.flatMap(({ id, playerId, source, sourceId, credit, grant, state }) => {
    if (grant.kind !== 'bonus' || state.status === 'ACTIVE') return []
    const { status, endedAt } = state
    const payload = { playerId: String(playerId), source, sourceId, amount: String(credit), how: endOf(state) }
    const topic = bonusTopic.ended
    const event = { key: String(playerId), id: `${topic}:${id}:${status}:${endedAt}` }
    return [{ topic, ...event, payload: { ...payload, at: endedAt } }]
  })

function endOf(state: Exclude<RequirementState, { readonly status: 'ACTIVE' }>): string {
  if (state.status === 'CLEARED') return state.by === 'PLAY' ? 'played' : 'spent'
  return { FORFEITED: 'givenUp', EXPIRED: 'expired', CANCELLED: 'cancelled' }[state.status]
}
