import { type Colour, darker, lighter } from './colour.ts'
import type { Ink } from './ink.ts'
import { glow } from './light.ts'
import {
  disc,
  fill,
  layers,
  line,
  type Placement,
  place,
  polar,
  ring,
  short,
  starPath,
  steps,
  type Svg,
} from './shapes.ts'

const middle: readonly [number, number] = [0, 0]

/** The fair's great wheel, 100 from hub to rim, its cabins hanging upright. */
export function ferrisWheel(ink: Ink, placing: Placement, colours: readonly Colour[]): Svg {
  const colourOf = (step: number) => colours[step % colours.length] ?? '#ff5a6a'
  return place(
    placing,
    ink.solid('M-6 0L-56 150H-42L0 20L42 150H56L6 0z', ink.across('#ffd98a', '#c8741f', '#7a3606'), { width: 2 }),
    line('M-46 116H46', '#ffd98a', 5),
    ...steps(12, (step) =>
      line(
        `M0 0L${polar(middle, 98, step * 30)
          .map(short)
          .join(' ')}`,
        '#ffe9b0b0',
        2,
      ),
    ),
    ring(middle, 100, '#7a1f5a', 7),
    ring(middle, 100, '#ffd64d', 3.4),
    ring(middle, 82, '#ffe9b080', 2),
    ...steps(36, (step) => disc(...polar(middle, 100, step * 10), 2.2, '#fffbe6')),
    ...steps(12, (step) => {
      const [x, y] = polar(middle, 100, step * 30)
      return place({ at: [x, y] }, cabin(ink, colourOf(step)))
    }),
    disc(0, 0, 20, '#7a1f5a'),
    disc(0, 0, 17, ink.ball('#fff6c8', '#ffb02e', '#b8590f')),
    fill(starPath(middle, [13, 5.6]), '#fffbe6'),
    glow(ink, middle, 60, '#ffe27a80'),
  )
}

const cabin = (ink: Ink, colour: Colour): Svg =>
  layers(
    fill('M-14 4Q0-9 14 4z', darker(colour, 0.3)),
    fill('M-11 4H11V13H-11z', '#fff6c8'),
    ink.solid('M-14 12H14Q14 26 0 27Q-14 26-14 12z', ink.slant(lighter(colour, 0.4), colour, darker(colour, 0.35)), {
      width: 1.6,
    }),
  )
