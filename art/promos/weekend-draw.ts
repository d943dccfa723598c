import type { Drawing } from '../drawing.ts'
import { fairTent, firework } from '../parts/fair.ts'
import { ferrisWheel } from '../parts/ferris-wheel.ts'
import { hills } from '../parts/nature.ts'
import { layers, place } from '../parts/shapes.ts'
import { air } from './air.ts'

/** The wheel of the weekend fair over its tents. */
export const weekendDraw: Drawing = {
  ground: '#1c1a66',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#1c1a66', middle: '#5a2a9a', far: '#ff7a6a', light: '#ffc08a', seed: 50 }),
      firework(ink, { at: [366, 66], reach: 40, colour: '#5af0d8' }),
      firework(ink, { at: [604, 54], reach: 36, colour: '#ffd24a' }),
      place(
        { scale: [2.67, 1] },
        hills(240, { base: 268, tops: [2, 10, 16, 10, 22, 10], foot: 330, paint: '#2a1250' }),
      ),
      ferrisWheel(ink, { at: [482, 144], scale: 1.16 }, hues),
      fairTent(ink, { at: [380, 244], size: 0.86, colour: '#e0283f' }),
      fairTent(ink, { at: [594, 248], size: 0.86, colour: '#1f8ab0' }),
    ),
}

const hues = ['#ff5a6e', '#ffd24a', '#4fd8c0', '#7aa8ff', '#ff8ad0']
