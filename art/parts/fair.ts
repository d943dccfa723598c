import { type Colour, clear } from './colour.ts'
import type { Ink } from './ink.ts'
import { glow } from './light.ts'
import { disc, fill, layers, line, polar, short, steps, type Svg } from './shapes.ts'

type Point = readonly [x: number, y: number]

/** A burst in the sky. */
export const firework = (
  ink: Ink,
  { at, reach, colour }: { readonly at: Point; readonly reach: number; readonly colour: Colour },
): Svg =>
  layers(
    glow(ink, at, reach * 1.1, clear(colour, 0.6)),
    ...steps(16, (step) => {
      const [fromX, fromY] = polar(at, reach * 0.24, step * 22.5)
      const [toX, toY] = polar(at, reach * (step % 2 === 0 ? 1 : 0.7), step * 22.5)
      return layers(
        line(`M${short(fromX)} ${short(fromY)}L${short(toX)} ${short(toY + 4)}`, colour, 2.6),
        disc(toX, toY + 4, 3, '#fffbe6'),
      )
    }),
  )

/** A striped tent with a flag, 100 wide and 124 high at size 1. */
export function fairTent(
  ink: Ink,
  { at: [x, y], size, colour }: { readonly at: Point; readonly size: number; readonly colour: Colour },
): Svg {
  const at = (dx: number, dy: number) => `${short(x + dx * size)} ${short(y + dy * size)}`
  return layers(
    fill(`M${at(-50, 0)}L${at(-46, 70)}L${at(46, 70)}L${at(50, 0)}z`, ink.across('#fff3dc', '#d8a890')),
    ...steps(5, (step) =>
      fill(
        `M${at(-50 + step * 20, 0)}L${at(-46 + step * 18.4, 70)}L${at(-36.8 + step * 18.4, 70)}L${at(-40 + step * 20, 0)}z`,
        colour,
      ),
    ),
    fill(`M${at(0, -54)}L${at(-58, 2)}L${at(58, 2)}z`, ink.across('#fff6e4', '#e0b8a0')),
    ...steps(5, (step) => fill(`M${at(0, -54)}L${at(-58 + step * 23.2, 2)}L${at(-46.4 + step * 23.2, 2)}z`, colour)),
    ...steps(10, (step) =>
      disc(x + (-52 + step * 11.6) * size, y + 5 * size, 6.4 * size, step % 2 === 0 ? colour : '#fff6e4'),
    ),
    fill(
      `M${at(-13, 70)}C${at(-14, 40)} ${at(-6, 24)} ${at(0, 18)}C${at(6, 24)} ${at(14, 40)} ${at(13, 70)}z`,
      '#4a0f3a',
    ),
    line(`M${at(0, -54)}V${short(y - 78 * size)}`, '#7a2a3a', 2.4),
    fill(`M${at(0, -78)}L${at(20, -71)}L${at(0, -64)}z`, '#ffd24a'),
  )
}
