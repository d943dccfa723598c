import type { Drawing } from '../drawing.ts'
import { chest } from '../parts/chest.ts'
import { glint } from '../parts/light.ts'
import { hills, palm } from '../parts/nature.ts'
import { layers, place } from '../parts/shapes.ts'
import { coin } from '../parts/treasure.ts'
import { air } from './air.ts'

/** A chest in the sand, open by lamplight. */
export const monthlyChests: Drawing = {
  ground: '#4a2608',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#4a2608', middle: '#96560f', far: '#f0a02a', light: '#ffe08a', beams: true, seed: 32 }),
      palm(ink, { at: [612, 262], height: 210, lean: 22, leaf: '#3f6a1a', trunk: '#5a3410' }),
      place({ scale: [2.67, 1] }, hills(240, { base: 262, tops: [0, 8, 22, 10, 26, 8], foot: 330, paint: '#b8762a' })),
      place({ scale: [2.67, 1] }, hills(240, { base: 286, tops: [8, 2, 14, 6, 10, 20], foot: 330, paint: '#7a4410' })),
      chest(ink, { at: [474, 204], scale: 1.12 }),
      coin(ink, [352, 284], 18, -18),
      coin(ink, [596, 288], 22, 14),
      glint([400, 84], 14),
      glint([548, 96], 18),
    ),
}
