import type { Drawing } from '../drawing.ts'
import { glint, glow } from '../parts/light.ts'
import { cloudPath } from '../parts/nature.ts'
import { fill, layers, line, place, steps } from '../parts/shapes.ts'
import { coin } from '../parts/treasure.ts'
import { air } from './air.ts'

/** Bamboo steps up to the coin in the sky. */
export const depositLadder: Drawing = {
  ground: '#5a2a0a',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#5a2a0a', middle: '#c06a1f', far: '#ffc85a', light: '#fff0b0', beams: true, seed: 62 }),
      fill(cloudPath([360, 240], 1.5), '#ffffff80'),
      place(
        { at: [468, 196], turn: 14 },
        ...[-44, 44].map((x) =>
          layers(
            line(`M${x} 140V-130`, '#6a4a12', 19),
            line(`M${x} 140V-130`, '#c8a83a', 14),
            line(`M${x - 4} 140V-130`, '#f0e08a', 4),
            ...steps(5, (step) => line(`M${x - 7} ${110 - step * 54}H${x + 7}`, '#6a4a12', 3)),
          ),
        ),
        ...steps(5, (step) =>
          layers(line(`M-44 ${104 - step * 52}H44`, '#6a4a12', 15), line(`M-44 ${104 - step * 52}H44`, '#e0c04a', 10)),
        ),
      ),
      glow(ink, [536, 58], 120, '#fff6c0d0'),
      coin(ink, [532, 62], 48, 10),
      fill(cloudPath([500, 312], 2), '#ffffffb0'),
      glint([458, 50], 14),
      glint([600, 104], 12),
    ),
}
