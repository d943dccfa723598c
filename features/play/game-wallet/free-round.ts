import type { Instant } from '#core/clock/instant.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** Rounds of one game that the house gave to one player. */
export type FreeRound = {
  readonly playerId: bigint
  readonly id: string
  readonly providerId: string
  readonly gameCode: string
  readonly rounds: number
  readonly used: number
  /** The stake of one round, which the player does not pay. */
  readonly stake: Centavos
  /** How often the winnings have to be staked. */
  readonly betRate: BasisPoints
  readonly expiresAt: Instant
  readonly cancelledAt: Instant | null
}

export type FreeRoundUse = { readonly providerId: string; readonly gameCode: string; readonly now: Instant }

/** A grant for another game or provider, or one that is used up or expired, is unusable. */
export function isFreeRoundUsable(grant: FreeRound | undefined, use: FreeRoundUse): boolean {
  if (grant === undefined || grant.providerId !== use.providerId || grant.gameCode !== use.gameCode) return false
  return grant.cancelledAt === null && grant.used < grant.rounds && use.now < grant.expiresAt
}
