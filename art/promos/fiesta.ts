import type { Drawing } from '../drawing.ts'
import { bunting } from '../parts/bunting.ts'
import { fairTent } from '../parts/fair.ts'
import { bulbs, glint } from '../parts/light.ts'
import { hills } from '../parts/nature.ts'
import { layers, place } from '../parts/shapes.ts'
import { air } from './air.ts'

/** Tents, flags and lamps: the barrio celebrates. */
export const fiesta: Drawing = {
  ground: '#6e1240',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#6e1240', middle: '#c0305a', far: '#ffa04a', light: '#ffe0a0', seed: 77 }),
      bunting({
        from: [230, -6],
        to: [660, 14],
        sag: 34,
        count: 16,
        colours: ['#2fd8c0', '#ffd24a', '#8a6aff', '#ffffff'],
        size: 28,
      }),
      bulbs(ink, { from: [300, 96], to: [656, 76], sag: 26, count: 10, colours: ['#ffd24a', '#5af0d8', '#ff8ad0'] }),
      place(
        { scale: [2.67, 1] },
        hills(240, { base: 272, tops: [0, 10, 20, 12, 24, 14], foot: 330, paint: '#5a1038' }),
      ),
      fairTent(ink, { at: [392, 226], size: 1.05, colour: '#1f8ab0' }),
      fairTent(ink, { at: [580, 228], size: 1.05, colour: '#8a3fd0' }),
      fairTent(ink, { at: [486, 206], size: 1.42, colour: '#f0303f' }),
      glint([420, 140], 14),
    ),
}
