import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow } from '../parts/light.ts'
import { fill, layers, line, polar, polygonPath, steps, type Svg } from '../parts/shapes.ts'

const middle: readonly [number, number] = [80, 41]

/** A folded star between two sheaves of rays. */
export const tala: Drawing = { ground: 'transparent', draw: (ink) => layers(sheaves(ink), star(ink)) }

const sheaves = (ink: Ink): Svg =>
  layers(
    glow(ink, middle, 40, '#ffcf5f80'),
    ...steps(5, (step) => {
      const reach = 62 - Math.abs(step - 2) * 11
      return layers(
        line(
          `M${80 - 38} ${41 + (step - 2) * 6}L${80 - reach - 8} ${41 + (step - 2) * 11}`,
          ink.across('#8570cc', '#e8dcff'),
          3,
        ),
        line(
          `M${80 + 38} ${41 + (step - 2) * 6}L${80 + reach + 8} ${41 + (step - 2) * 11}`,
          ink.across('#e8dcff', '#8570cc'),
          3,
        ),
      )
    }),
  )

const star = (ink: Ink): Svg =>
  layers(
    ...steps(8, (step) => {
      const long = step % 2 === 0
      const tip = polar(middle, long ? 38 : 25, step * 45 - 90)
      return layers(
        fill(polygonPath([middle, polar(middle, 12, step * 45 - 112.5), tip]), ink.slant('#fff8d8', '#ffdf8c')),
        fill(polygonPath([middle, polar(middle, 12, step * 45 - 67.5), tip]), ink.slant('#ffc43d', '#d9821a')),
      )
    }),
    glint([70, 30], 7),
  )
