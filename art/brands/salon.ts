import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { leaf } from '../parts/nature.ts'
import { circlePath, fill, layers, place, ring, starPath, steps, type Svg } from '../parts/shapes.ts'

/** A star in a spade, in a wreath of laurel. */
export const salon: Drawing = { ground: 'transparent', draw: (ink) => layers(wreath(ink), spade(ink)) }

const wreath = (ink: Ink): Svg =>
  layers(
    ...[-1, 1].map((side) =>
      place(
        { at: [80, 40], scale: [side, 1] },
        ...steps(5, (step) => {
          const turn = 66 - step * 24
          const x = 40 * Math.cos((turn * Math.PI) / 180)
          const y = 34 * Math.sin((turn * Math.PI) / 180)
          return layers(
            leaf(ink, { at: [x, y], turn: turn - 66, length: 21, colour: '#d8a53a' }),
            leaf(ink, { at: [x, y], turn: turn - 128, length: 15, colour: '#f0c95a' }),
          )
        }),
      ),
    ),
  )

const spade = (ink: Ink): Svg =>
  layers(
    fill(circlePath(80, 40, 33), ink.slant('#2fa878', ['#0f6a4f', 0.5], '#04302a')),
    ring([80, 40], 33, '#f0c95a', 3),
    ring([80, 40], 28.6, '#f0c95a70', 1.2),
    ink.solid(
      'M80 14C84 26 102 32 99 45C96 54 87 53 84 48Q84.400 57 92 61H68Q75.600 57 76 48C73 53 64 54 61 45C58 32 76 26 80 14z',
      ink.slant('#ffffff', ['#fff3d8', 0.5], '#d8b88a'),
      { rim: '#ffffff', width: 1.6 },
    ),
    fill(starPath([80, 38.4], [10.4, 4.4]), '#0f6a4f'),
  )
