import type { Drawing } from '../drawing.ts'
import { glint } from '../parts/light.ts'
import { phone } from '../parts/phone.ts'
import { fill, layers, line, place } from '../parts/shapes.ts'
import { air } from './air.ts'

/** A phone under a shield: the number is yours. */
export const bindMobile: Drawing = {
  ground: '#0c3c4a',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#0c3c4a', middle: '#14788a', far: '#4ad8b0', light: '#c8fff0', beams: true, seed: 65 }),
      phone(ink, { at: [446, 178], turn: -8, scale: 0.96 }),
      place(
        { at: [552, 196], turn: 6, scale: 1.1 },
        fill('M4-62L60-42V8C60 48 34 72 4 84C-26 72-52 48-52 8V-42z', '#04202a90'),
        ink.solid(
          'M0-68L56-48V2C56 42 30 66 0 78C-30 66-56 42-56 2V-48z',
          ink.slant('#d8ffe0', ['#3fd88a', 0.4], '#0a6a4a'),
          { rim: '#ffffff', width: 4 },
        ),
        line('M-24 4L-6 24L28-22', '#ffffff', 13),
      ),
      glint([600, 92], 16),
      glint([372, 72], 12),
    ),
}
