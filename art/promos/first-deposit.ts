import type { Drawing } from '../drawing.ts'
import { giftBox } from '../parts/gift-box.ts'
import { glint, glow, rays } from '../parts/light.ts'
import { layers } from '../parts/shapes.ts'
import { coin } from '../parts/treasure.ts'
import { air } from './air.ts'

/** The first present of all, and it opens in light. */
export const firstDeposit: Drawing = {
  ground: '#5c0c38',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#5c0c38', middle: '#a8145a', far: '#ff4f7a', light: '#ff9aba', beams: true, seed: 17 }),
      rays([478, 150], { count: 12, reach: 230, paint: '#fff0b030', turn: 8, share: 0.36 }),
      glow(ink, [478, 130], 140, '#fff0b0b0'),
      coin(ink, [392, 104], 22, -18),
      coin(ink, [566, 92], 26, 16),
      coin(ink, [478, 44], 20, 6),
      coin(ink, [610, 196], 17, 30),
      coin(ink, [356, 206], 16, -26),
      giftBox(ink, { at: [478, 206], scale: 1.42 }, '#ff5a8a', '#ffd24a'),
      glint([430, 66], 16),
      glint([532, 142], 12),
    ),
}
