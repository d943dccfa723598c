import { clear, type Colour, darker, lighter } from './colour.ts'
import type { Ink } from './ink.ts'
import { disc, fill, layers, line, oval, place, type Placement, type Svg } from './shapes.ts'

type Look = {
  readonly skin: Colour
  readonly hair: Colour
  readonly lips?: Colour
  /** Closed lids, as in a smile or in sleep. */
  readonly closed?: boolean
  readonly brow?: Colour
}

/** A face about 60 high, its chin at (0, 34): the same people who are the avatars of the house, grown up. */
export function face(
  ink: Ink,
  placing: Placement,
  { skin, hair, lips = '#c8344a', closed = false, brow = hair }: Look,
): Svg {
  const shade = darker(skin, 0.28)
  return place(
    placing,
    fill('M-11 24H11V46Q0 54-11 46z', shade),
    ink.solid(
      'M0-32C19-32 27-18 26-2C25 16 13 34 0 34S-25 16-26-2C-27-18-19-32 0-32z',
      ink.slant(lighter(skin, 0.3), skin, darker(skin, 0.2)),
      { rim: '#fff3d8a0', shade: clear(darker(skin, 0.6), 0.5), width: 3 },
    ),
    oval([-14, 11], [6, 4], '#f0506040'),
    oval([14, 11], [6, 4], '#f0506040'),
    ...[-11, 11].map((x) => eye(x, closed)),
    line('M-18-9Q-12-13-5-9M5-9Q12-13 18-9', brow, 2.2),
    line('M1-1Q-4 8 2 9', clear(shade, 0.9), 1.8),
    fill('M-8 17Q-3 14.6 0 16Q3 14.6 8 17Q0 25-8 17z', lips),
    line('M-8 17Q0 19.4 8 17', darker(lips, 0.4), 0.9),
  )
}

const eye = (x: number, closed: boolean): Svg =>
  closed
    ? line(`M${x - 6} -1Q${x} 4 ${x + 6} -1M${x - 6} -1l-2.4-2M${x + 6} -1l2.4-2`, '#2a1424', 2.2)
    : layers(
        fill(`M${x - 6.6} 0Q${x} -7.4 ${x + 6.6} 0Q${x} 5 ${x - 6.6} 0z`, '#fffaf2'),
        disc(x + 0.4, -1, 3.7, '#3a1c14'),
        disc(x - 0.8, -2.4, 1.3, '#ffffff'),
        line(`M${x - 7} 0.4Q${x} -7.8 ${x + 7} 0.4`, '#2a1424', 2),
      )
