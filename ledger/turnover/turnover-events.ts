import type { Instant } from '#core/clock/instant.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import type { WarningHours } from './ending.ts'
import { remainingOf, type Requirement } from './requirement.ts'

/** Events about a player's turnover. The meter itself is read by `turnoverMeter`. */
export const turnoverTopic = { changed: 'TURNOVER_CHANGED', expiring: 'TURNOVER_EXPIRING' } as const

export const turnoverChanged = (playerId: bigint, requirements: readonly Requirement[]): NewEvent => ({
  topic: turnoverTopic.changed,
  key: String(playerId),
  payload: { playerId: String(playerId), remaining: String(remainingOf(requirements)) },
})

type Expiring = {
  readonly requirement: Requirement
  readonly hoursLeft: WarningHours
  readonly expiresAt: Instant
  readonly now: Instant
}

export const turnoverExpiring = ({ requirement, hoursLeft, expiresAt, now }: Expiring): NewEvent => ({
  topic: turnoverTopic.expiring,
  key: String(requirement.playerId),
  id: `${turnoverTopic.expiring}:${requirement.id}:${hoursLeft}`,
  payload: {
    playerId: String(requirement.playerId),
    requirementId: String(requirement.id),
    title: requirement.title,
    hoursLeft,
    expiresAt,
    at: now,
  },
})
