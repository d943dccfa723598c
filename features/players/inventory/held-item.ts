import type { Expiry, Instant } from '#core/clock/instant.ts'

export type ItemState = 'held' | 'reserved' | 'used' | 'expired' | 'revoked'

/** An item given to a player. */
export type HeldItem = {
  readonly id: bigint
  readonly playerId: bigint
  readonly propId: number
  /** Percent or pesos of a coupon, pieces of everything else. */
  readonly count: number
  readonly source: string
  readonly state: ItemState
  readonly givenAt: Instant
  readonly expiresAt: Expiry
}
