import type { PromoScene } from '#art/promo-image.ts'
import type { PlainConfiguration } from '#features/office/web-configuration/player/index.ts'
import type { ClaimSource } from './hub/claim-source.ts'

/** What lists of promotions say of one. It is loaded with a list: the first load does without. */
export type PromotionOffer = {
  /** Its number in the catalogue. */
  readonly id: number
  /** Its own picture. */
  readonly scene: PromoScene
  /** What it is about, in a few words without a number: those are the operator's. */
  readonly lead: string
  /** Whether its page has anything on it, where that depends on what the operator entered elsewhere. */
  readonly hasContent?: (configuration: PlainConfiguration) => boolean
  /** How its gifts are read and claimed together with those of others. Without it, they are claimed on its page alone. */
  readonly claims?: ClaimSource
}
