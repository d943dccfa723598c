import type { Drawing } from '../drawing.ts'
import { clear } from '../parts/colour.ts'
import { glint } from '../parts/light.ts'
import { fill, layers, line, oval, place, starPath } from '../parts/shapes.ts'
import { air } from './air.ts'

/** A loudhailer calls the barangay together. */
export const promoterTasks: Drawing = {
  ground: '#173a72',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#173a72', middle: '#3f4fc0', far: '#ff7ab0', light: '#ffd0e8', seed: 44 }),
      place(
        { at: [452, 178], turn: -16, scale: 1.16 },
        fill('M-40 34L-22 96Q-4 104 6 90L-8 36z', ink.across('#ffd98a', '#a85a14')),
        ink.solid('M-78-34Q-96 0-78 34L-20 30V-30z', ink.fall('#ffffff', ['#ffd0e0', 0.5], '#c8406a'), {}),
        ink.solid('M-24-32L84-92V92L-24 32z', ink.fall('#ff9ab8', ['#ff3f74', 0.45], '#9a0f44'), { rim: '#ffe0ea' }),
        oval([84, 0], [26, 92], ink.across('#7a0838', '#d82a64')),
        oval([84, 0], [12, 44], '#4a0424'),
        line('M-16-24L70-74', '#ffffff90', 7),
      ),
      line('M584 96A110 110 0 0 1 598 190M612 72A150 150 0 0 1 630 204', clear('#ffffff', 0.7), 8),
      fill(starPath([594, 50], [20, 8.6]), '#ffd24a'),
      fill(starPath([380, 70], [14, 6]), '#7af0d8'),
      fill(starPath([560, 268], [16, 7]), '#ffe08a'),
      glint([412, 44], 12),
    ),
}
