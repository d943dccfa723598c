import { fairDraw } from '#core/draw/fair-draw.ts'
import type { Draw } from '#core/draw/draw.ts'
import { seededHmac } from './fair-seed.ts'

/**
 * The draws of a committed seed for one occasion, such as a window or a week: those of a fair round whose client seed is
 * the occasion's name. The scripts that players recompute draws with read the same blocks.
 */
export const seededDraw = (seed: string, occasion: string): Draw =>
  fairDraw({ hmac: seededHmac(seed), clientSeed: occasion, nonce: 0, offset: 0 }).draw
