import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'

/** How long after registration a player may still name an inviter. */
const superiorOpenFor = days(7)

export type SuperiorFacts = {
  readonly superiorId: bigint | null
  readonly registeredAt: Instant
  readonly hasRecharged: boolean
  /** Another player, and nobody whom the player has invited. */
  readonly isPossible: boolean
}

export function refuseSuperior({ superiorId, registeredAt, hasRecharged, isPossible }: SuperiorFacts, now: Instant) {
  if (superiorId !== null) return 'superiorSet'
  if (hasRecharged || now >= addDuration(registeredAt, superiorOpenFor)) return 'superiorTooLate'
  return isPossible ? undefined : 'superiorNotFound'
}
