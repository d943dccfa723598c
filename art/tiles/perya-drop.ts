import type { Drawing } from '../drawing.ts'
import { darker, lighter } from '../parts/colour.ts'
import { bunting } from '../parts/bunting.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, vignette } from '../parts/light.ts'
import { gold } from '../parts/treasure.ts'
import { box, boxPath, disc, fill, layers, line, oval, ring, starPath, steps, type Svg } from '../parts/shapes.ts'

const cups = ['#ff4d5e', '#ff9a1f', '#ffd83a', '#ff9a1f', '#ff4d5e']

/** A ball of light finds its way through the pegs. */
export const peryaDrop: Drawing = {
  ground: '#c22a8a',
  draw: (ink) => layers(board(ink), pegs(ink), ball(ink), buckets(ink), flags(), vignette(ink, [240, 320], '#3a0648')),
}

const board = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#ff7ab8', ['#d8328f', 0.4], '#6a1480')),
    ink.solid(boxPath([14, 22], [212, 330], 20), ink.slant(gold.light, gold.base, gold.deep, gold.dark), {
      rim: '#fffbe6',
      width: 3,
    }),
    fill(boxPath([24, 32], [192, 320], 13), '#2a0648'),
    fill(boxPath([24, 36], [192, 320], 13), ink.fall('#5a1a9a', ['#7a1f9a', 0.5], '#3a0c6a')),
    glow(ink, [108, 128], 120, '#ff6ad899'),
  )

const pegs = (ink: Ink): Svg =>
  layers(
    ...steps(6, (row) =>
      steps(row % 2 === 0 ? 5 : 6, (column) => {
        const [x, y] = [(row % 2 === 0 ? 52 : 35) + column * 34, 62 + row * 34]
        return layers(
          oval([x + 3, y + 6], [8, 6], '#1a043866'),
          disc(x, y, 8, gold.dark),
          disc(x, y, 7.2, ink.ball('#ffffff', gold.bright, gold.deep)),
        )
      }).join(''),
    ),
  )

const ball = (ink: Ink): Svg =>
  layers(
    line('M150 16Q146 44 134 58Q110 66 102 78Q98 98 96 118', '#fff3b030', 22),
    line('M150 16Q146 44 134 58Q110 66 102 78Q98 98 96 118', '#fff3b060', 11),
    line('M150 16Q146 44 134 58Q110 66 102 78Q98 98 96 118', '#fffbe6', 3),
    glow(ink, [98, 146], 74, '#5af0fff2'),
    disc(98, 146, 33, '#064a7a'),
    disc(98, 146, 32, ink.ball('#ffffff', ['#b8fbff', 0.24], ['#22c8f0', 0.6], '#0a5fb8')),
    fill(starPath([99, 149], [17, 7.4], { turn: 12 }), '#0a5fb880'),
    fill(starPath([98, 147], [17, 7.4], { turn: 12 }), ink.slant('#fffbe0', gold.bright)),
    oval([86, 130], [10, 6], '#ffffffd8', -38),
    line('M120 168A31 31 0 0 1 104 177', '#c8fbff', 2.6),
    ...(
      [
        [66, 178],
        [132, 184],
        [54, 160],
        [146, 128],
      ] as const
    ).map(([x, y]) => disc(x, y, 2.6, '#c8fbff')),
    glint([118, 120], 14),
  )

const buckets = (ink: Ink): Svg =>
  layers(
    ...cups.map((colour, step) => {
      const x = 26 + step * 38
      const middle = step === 2
      return layers(
        middle ? glow(ink, [x + 18, 256], 40, '#ffe25ae6') : '',
        fill(`M${x + 1} 258H${x + 37}L${x + 33} 306H${x + 5}z`, darker(colour, 0.4)),
        ink.solid(
          `M${x + 1} 254H${x + 37}L${x + 33} 300H${x + 5}z`,
          ink.fall(lighter(colour, 0.35), colour, darker(colour, 0.35)),
          { width: 2.4 },
        ),
        oval([x + 19, 254], [18, 5.4], lighter(colour, 0.5)),
        oval([x + 19, 255], [14.6, 4], darker(colour, 0.6)),
        fill(starPath([x + 19, 276], [middle ? 12 : 8, middle ? 5.2 : 3.6]), '#fff8e0e0'),
      )
    }),
    ring([121, 276], 17, '#fff8e080', 1.6),
  )

const flags = (): Svg =>
  layers(
    bunting({
      from: [-8, 4],
      to: [122, 8],
      sag: 14,
      count: 6,
      colours: ['#ffd83a', '#2fd8c0', '#ff5a5a', '#ffffff'],
      size: 20,
    }),
    bunting({
      from: [120, 8],
      to: [250, 2],
      sag: 14,
      count: 6,
      colours: ['#7a6aff', '#ffd83a', '#2fd8c0', '#ff5a5a'],
      size: 20,
    }),
  )
