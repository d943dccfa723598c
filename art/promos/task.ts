import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow } from '../parts/light.ts'
import { cloudPath, hills } from '../parts/nature.ts'
import { fill, layers, line, oval, place, starPath, type Svg } from '../parts/shapes.ts'
import { air } from './air.ts'

/** A trail of flags up the hill; the last one is gold. */
export const task: Drawing = {
  ground: '#1c4a1a',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#1c4a1a', middle: '#3f8a2a', far: '#a8d84a', light: '#f0ffb0', seed: 35 }),
      fill(cloudPath([330, 76], 1.5), '#ffffff60'),
      fill(cloudPath([548, 50], 1.1), '#ffffff50'),
      place(
        { scale: [2.67, 1] },
        hills(240, { base: 220, tops: [0, 10, 40, 120, 60, 40], foot: 330, paint: '#2a7a32' }),
      ),
      place(
        { scale: [2.67, 1] },
        hills(240, { base: 262, tops: [10, 4, 24, 60, 34, 60], foot: 330, paint: '#1c5f2a' }),
      ),
      line('M350 320C420 292 566 290 540 244S400 222 430 184S478 142 480 104', '#ffe9a0', 9, {
        'stroke-dasharray': '2 20',
      }),
      flag(ink, [540, 262], 0.8, '#ff5a6a'),
      flag(ink, [412, 210], 0.9, '#2fc8f0'),
      glow(ink, [486, 66], 90, '#fff0a0c0'),
      flag(ink, [480, 110], 1.5, '#ffd24a'),
      fill(starPath([518, 42], [13, 5.6]), '#fffbe6'),
      glint([560, 96], 14),
    ),
}

const flag = (ink: Ink, at: readonly [number, number], scale: number, colour: string): Svg =>
  place(
    { at, scale },
    oval([0, 0], [14, 4], '#04200890'),
    line('M0 0V-64', '#fff6e0', 5),
    ink.solid('M2-64C18-74 32-54 50-64V-34C32-24 18-44 2-34z', ink.across('#ffffff', [colour, 0.3], colour), {
      width: 2,
    }),
  )
