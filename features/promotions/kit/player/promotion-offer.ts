import type { PromoScene } from '#art/promo-image.ts'
import type { ClaimSource } from './hub/claim-source.ts'

/** What lists of promotions say of one. It is loaded with a list: the first load does without. */
export type PromotionOffer = {
  /** Its number in the catalogue. */
  readonly id: number
  /** Its own picture. */
  readonly scene: PromoScene
  /** What it is about, in a few words without a number: those are the operator's. */
  readonly lead: string
  /** How its gifts are read and claimed together with those of others. Without it, they are claimed on its page alone. */
  readonly claims?: ClaimSource
}
