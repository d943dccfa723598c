import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint } from '../parts/light.ts'
import { phone } from '../parts/phone.ts'
import { layers, type Placement, place, type Svg } from '../parts/shapes.ts'
import { air } from './air.ts'

/** A phone full of stars sends hearts into the blue. */
export const follow: Drawing = {
  ground: '#0a3a6e',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#0a3a6e', middle: '#1277b8', far: '#3fc8f0', light: '#b0ecff', seed: 20 }),
      phone(ink, { at: [492, 182], turn: 10, scale: 0.98 }),
      heart(ink, { at: [392, 116], turn: -14, scale: 1.1 }),
      heart(ink, { at: [574, 70], turn: 16, scale: 0.82 }),
      heart(ink, { at: [372, 226], turn: 8, scale: 0.6 }),
      heart(ink, { at: [604, 186], turn: -10, scale: 0.54 }),
      glint([420, 54], 14),
      glint([596, 126], 10),
    ),
}

const heart = (ink: Ink, placing: Placement): Svg =>
  place(
    placing,
    ink.solid(
      'M0 34C-46 4-38-36-19-36C-9-36 0-27 0-18C0-27 9-36 19-36C38-36 46 4 0 34z',
      ink.ball('#ffd0dc', ['#ff4f86', 0.5], '#b01858'),
      {
        rim: '#fff0f4',
        width: 4,
      },
    ),
  )
