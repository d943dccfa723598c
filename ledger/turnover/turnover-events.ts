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

export const turnoverExpiring = ({ playerId, id, title }: Requirement, hoursLeft: WarningHours): NewEvent => ({
  topic: turnoverTopic.expiring,
  key: String(playerId),
  id: `${turnoverTopic.expiring}:${id}:${hoursLeft}`,
  payload: { playerId: String(playerId), requirementId: String(id), title, hoursLeft },
})
