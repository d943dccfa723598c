import type { Drawing } from '../drawing.ts'
import { clear } from '../parts/colour.ts'
import { glint, glow } from '../parts/light.ts'
import { wavePath } from '../parts/nature.ts'
import { circlePath, disc, fill, layers, line, place, ring, steps } from '../parts/shapes.ts'
import { air } from './air.ts'

/** A ring of rope and cork on a calm sea. */
export const lossRelief: Drawing = {
  ground: '#0a3f50',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#0a3f50', middle: '#12758a', far: '#7ad8d0', light: '#e0fff0', seed: 29 }),
      disc(560, 74, 34, '#fff6d8'),
      glow(ink, [560, 74], 110, '#fff6d899'),
      fill(wavePath([-10, 190], { length: 140, rise: 9, count: 5, foot: 330 }), ink.fall('#2fa8b0', '#0a4a62')),
      place(
        { at: [470, 206], turn: -14, scale: [1, 0.86] },
        disc(4, 12, 104, '#04283850'),
        ring([0, 0], 74, '#fff6ea', 50),
        ...steps(4, (step) =>
          place(
            { turn: step * 90 + 30 },
            fill('M-26-99A102 102 0 0 1 26-99L13-50A52 52 0 0 0-13-50z', ink.across('#ff7a5a', '#e0341f')),
          ),
        ),
        ring([0, 0], 98, clear('#0c2030', 0.28), 5),
        fill(circlePath(0, 0, 100), 'none', { stroke: '#ffe9b0', 'stroke-width': 5, 'stroke-dasharray': '90 67' }),
        line('M-66-48A82 82 0 0 1 10-82', '#ffffffc0', 9),
      ),
      fill(wavePath([-60, 252], { length: 170, rise: 14, count: 5, foot: 330 }), ink.fall('#1c8f98', '#083850')),
      line('M356 270H430M500 282H580M420 296H470', '#b8fff0a0', 3.6),
      glint([394, 116], 12),
    ),
}
