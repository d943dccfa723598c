import { clear, type Colour, darker, lighter } from './colour.ts'
import type { Ink } from './ink.ts'
import { glow } from './light.ts'
import { disc, fill, layers, line, type Placement, place, polar, polygonPath, ring, steps, type Svg } from './shapes.ts'

const middle: readonly [number, number] = [0, 0]

/** A paper star in its hoop, with two tassels; its points reach 100 from the middle. */
export function starLantern(ink: Ink, placing: Placement, colours: readonly Colour[] = ['#ffdf8c']): Svg {
  const colourOf = (step: number) => colours[step % colours.length] ?? '#ffdf8c'
  return place(
    placing,
    glow(ink, middle, 170, clear(colourOf(0), 0.5)),
    ring(middle, 86, darker(colourOf(1), 0.55), 8),
    ring([-0.6, -0.8], 86, lighter(colourOf(1), 0.3), 4),
    ...steps(24, (step) => disc(...polar(middle, 86, step * 15), 3, '#fffbe6')),
    ...steps(5, (step) => {
      const tip = polar(middle, 100, step * 72 - 90)
      const colour = colourOf(step)
      return layers(
        fill(
          polygonPath([middle, polar(middle, 42, step * 72 - 126), tip]),
          ink.slant(lighter(colour, 0.7), lighter(colour, 0.1)),
        ),
        fill(
          polygonPath([middle, polar(middle, 42, step * 72 - 54), tip]),
          ink.slant(lighter(colour, 0.1), darker(colour, 0.3)),
        ),
      )
    }),
    line(polygonPath(steps(10, (step) => polar(middle, step % 2 === 0 ? 100 : 42, step * 36 - 90))), '#fff6dc', 2.6),
    ...[-1, 1].map((side) =>
      place(
        { at: [side * 58, 82], turn: side * -8 },
        ...steps(5, (step) => line(`M0 0Q${(step - 2) * 4} 24 ${(step - 2) * 7} 52`, lighter(colourOf(step), 0.15), 4)),
        disc(0, 0, 7, ink.ball('#fff6c8', '#ffb02e', '#b8590f')),
      ),
    ),
  )
}
