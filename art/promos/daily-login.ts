import type { Drawing } from '../drawing.ts'
import { clear } from '../parts/colour.ts'
import { glint, glow } from '../parts/light.ts'
import { hills, palm, wavePath } from '../parts/nature.ts'
import { fill, layers, line, place } from '../parts/shapes.ts'
import { coin } from '../parts/treasure.ts'
import { air } from './air.ts'

/** Morning over the bay: the sun that rises is a coin. */
export const dailyLogin: Drawing = {
  ground: '#0b3a52',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#0b3a52', middle: '#1f7a8a', far: '#ff9a5a', light: '#ffd98a', beams: true, seed: 5 }),
      glow(ink, [478, 168], 150, '#fff0b0cc'),
      coin(ink, [478, 158], 82, -8),
      place({ scale: [2.67, 1] }, hills(240, { base: 232, tops: [2, 8, 4, 30, 12, 34], foot: 320, paint: '#0f5a64' })),
      fill(wavePath([-10, 238], { length: 120, rise: 10, count: 6, foot: 330 }), ink.fall('#2fb8b0', '#0a4a62')),
      fill(wavePath([-50, 262], { length: 150, rise: 12, count: 5, foot: 330 }), ink.fall('#1c8f98', '#083850')),
      line('M420 258H536M440 274H512M456 290H500', clear('#ffe9a0', 0.75), 4),
      palm(ink, { at: [604, 330], height: 230, lean: -34, leaf: '#0f6a4a', trunk: '#5a3a22' }),
      glint([410, 92], 14),
      glint([556, 86], 18),
    ),
}
