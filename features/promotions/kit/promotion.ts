import type { PromotionKind } from './promotion-kind.ts'
import type { Terms } from './terms.ts'

export type PromotionState = 'draft' | 'live' | 'paused' | 'ended'

/** A version of a promotion: the one in force, or the one of a running cycle. */
export type Promotion<Settings = unknown> = {
  readonly kind: PromotionKind<Settings>
  readonly version: number
  readonly state: PromotionState
  readonly terms: Terms
  readonly settings: Settings
  /** The stored settings, for other readers. */
  readonly kept: unknown
}
