import type { Drawing } from '../drawing.ts'
import { glint } from '../parts/light.ts'
import { hills } from '../parts/nature.ts'
import { disc, layers, line, place, scatter } from '../parts/shapes.ts'
import { starLantern } from '../parts/star-lantern.ts'
import { air } from './air.ts'

/** The great parol over the rooftops on the night of December. */
export const christmas: Drawing = {
  ground: '#12235c',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#12235c', middle: '#1f3a8a', far: '#3a6ac0', light: '#a8c8ff', seed: 71 }),
      place(
        { scale: [2.67, 1] },
        hills(240, { base: 286, tops: [6, 26, 10, 34, 18, 30], foot: 330, paint: '#0a1440' }),
      ),
      line('M478-4V60', '#ffe9b0', 3),
      starLantern(ink, { at: [478, 154], scale: 1.08 }, ['#ff4a5a', '#ffffff', '#2fb85a', '#ffd24a', '#ff7a3a']),
      scatter(9, 46, (chance) => disc(200 + chance() * 440, chance() * 310, 1 + chance() * 2.2, '#ffffffc0')),
      glint([390, 70], 14),
      glint([572, 76], 16),
    ),
}
