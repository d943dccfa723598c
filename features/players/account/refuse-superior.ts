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

/** Whether a player without an inviter may still name one. */
export const isSuperiorOpen = (
  { registeredAt, hasRecharged }: Pick<SuperiorFacts, 'registeredAt' | 'hasRecharged'>,
  now: Instant,
): boolean => !hasRecharged && now < addDuration(registeredAt, superiorOpenFor)

export function refuseSuperior(facts: SuperiorFacts, now: Instant) {
  if (facts.superiorId !== null) return 'superiorSet'
  if (!isSuperiorOpen(facts, now)) return 'superiorTooLate'
  return facts.isPossible ? undefined : 'superiorNotFound'
}
