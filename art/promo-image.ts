import { type ArtImage, type ArtLook, imageOf } from './art-image.ts'
import { promoManifest } from './promo-manifest.ts'

/** The scene of a promotion: `daily-login`, `monthly-chests`. */
export type PromoScene = keyof typeof promoManifest extends `promo/${infer Name}` ? Name : never

/** A promotion's scene. Loaded with the promotions, never with the lobby's first screen. */
export const promoImage = (scene: PromoScene, look?: ArtLook): ArtImage =>
  imageOf(`promo/${scene}`, promoManifest[`promo/${scene}`], look)
