import type { Drawing } from '../drawing.ts'
import { glint, glow, shadow } from '../parts/light.ts'
import { disc, fill, layers, line, place } from '../parts/shapes.ts'
import { brilliant, octagon } from '../parts/treasure.ts'
import { air } from './air.ts'

/** A crown on a cushion of night. */
export const levelClub: Drawing = {
  ground: '#2e1a4a',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#2e1a4a', middle: '#5a3a8a', far: '#c89a3a', light: '#ffe08a', beams: true, seed: 53 }),
      shadow(ink, [478, 284], [140, 18], 0.7),
      ink.solid(
        'M356 262Q340 236 372 232H584Q616 236 600 262Q616 292 584 290H372Q340 292 356 262z',
        ink.fall('#c84a8a', ['#8a1f5a', 0.5], '#4a0a34'),
        {},
      ),
      glow(ink, [478, 150], 130, '#fff0b099'),
      place(
        { at: [478, 168] },
        ink.solid('M-96-52L-52-2L0-92L52-2L96-52L78 58H-78z', ink.slant('#fff3b8', ['#ffc83a', 0.4], '#a85a0a'), {
          rim: '#fffbe6',
          width: 4,
        }),
        fill('M-78 40H78L76 60H-76z', ink.fall('#fff3b8', '#c97a10')),
        ...[-96, 0, 96].map((x) => disc(x, x === 0 ? -96 : -56, 12, ink.ball('#ffffff', '#ffe08a', '#c97a10'))),
        octagon(ink, { at: [0, 10], size: 22, colour: '#f0284f' }),
        brilliant(ink, { at: [-46, 18], size: 14, colour: '#19b8e8' }),
        brilliant(ink, { at: [46, 18], size: 14, colour: '#2fc85a' }),
        line('M-86-34L-70 34', '#ffffff90', 4),
      ),
      glint([404, 88], 14),
      glint([560, 84], 18),
    ),
}
