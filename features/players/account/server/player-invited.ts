import type { Instant } from '#core/clock/instant.ts'
import type { NewEvent } from '#platform/outbox/event.ts'

/** A player was invited by another: at registration, or within the days that allow it. */
export const playerInvitedTopic = 'PLAYER_INVITED'

type PlayerInvitation = { readonly playerId: bigint; readonly superiorId: bigint; readonly registeredAt: Instant }

export const playerInvited = ({ playerId, superiorId, registeredAt }: PlayerInvitation): NewEvent => ({
  topic: playerInvitedTopic,
  key: String(superiorId),
  id: `${playerInvitedTopic}:${playerId}`,
  payload: { playerId: String(playerId), superiorId: String(superiorId), registeredAt },
})
