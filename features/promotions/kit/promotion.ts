import type { PromotionKind } from './promotion-kind.ts'
import type { Terms } from './terms.ts'

export type PromotionState = 'draft' | 'live' | 'paused' | 'ended'

/** A version of a promotion: what acts now, or what a running cycle keeps. */
export type Promotion<Settings = unknown> = {
  readonly kind: PromotionKind<Settings>
  readonly version: number
  readonly state: PromotionState
  readonly terms: Terms
  readonly settings: Settings
  /** The settings as they are kept, for what reads them again. */
  readonly kept: unknown
}
