import type { Drawing } from '../drawing.ts'
import { glint, glow } from '../parts/light.ts'
import { disc, fill, layers, line, starPath } from '../parts/shapes.ts'
import { air } from './air.ts'

/** Friends as stars: each one that lights up shines on yours. */
export const commission: Drawing = {
  ground: '#0c1a4e',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#0c1a4e', middle: '#1f3a8a', far: '#4a6ad8', light: '#b0c8ff', seed: 56 }),
      ...friends.map(([x, y]) => line(`M482 150L${x} ${y}`, '#b0c8ff80', 2.4)),
      ...friends.map(([x, y], index) =>
        layers(
          glow(ink, [x, y], 44, index % 2 === 0 ? '#ffe08ab0' : '#8ae0ffb0'),
          disc(x, y, 17, ink.ball('#ffffff', index % 2 === 0 ? '#ffd24a' : '#5ac8ff', '#1a2a7a')),
          fill(starPath([x, y], [10, 4.3]), '#ffffffe0'),
        ),
      ),
      glow(ink, [482, 150], 130, '#fff0a0c0'),
      fill(starPath([482, 150], [70, 31]), ink.slant('#fff8d0', '#ffd24a', '#e0801a')),
      fill(starPath([482, 150], [70, 31]), 'none', { stroke: '#fffbe6', 'stroke-width': 3 }),
      glint([560, 70], 14),
      glint([420, 236], 10),
    ),
}

const friends = [
  [368, 82],
  [604, 76],
  [372, 236],
  [596, 226],
  [486, 284],
  [486, 34],
] as const
