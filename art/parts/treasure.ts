import { clear, type Colour, darker, lighter } from './colour.ts'
import type { Ink } from './ink.ts'
import {
  circlePath,
  disc,
  fill,
  layers,
  line,
  oval,
  place,
  polygonPath,
  ring,
  type Svg,
  scatter,
  starPath,
} from './shapes.ts'

type Point = readonly [x: number, y: number]

export const gold = { light: '#fff3b8', bright: '#ffd64d', base: '#f5b02a', deep: '#c96f10', dark: '#7a3606' } as const

/** A coin of the house: a star in a beaded rim, seen from the front. */
export const coin = (ink: Ink, at: Point, radius: number, turn = 0): Svg =>
  place(
    { at, turn, scale: radius / 20 },
    disc(0, 0, 20, gold.dark),
    disc(-0.4, -0.6, 19.2, ink.slant(gold.light, gold.base, gold.deep)),
    disc(0, 0, 15.6, ink.slant(gold.deep, gold.base, gold.light)),
    disc(0, 0.3, 14.6, ink.slant(gold.bright, gold.base, '#e08f1a')),
    fill(starPath([0.6, 0.9], [10, 4.3]), clear(gold.dark, 0.55)),
    fill(starPath([0, 0], [10, 4.3]), ink.slant(gold.light, gold.bright, '#f0a020')),
    line('M-13-9A16 16 0 0 1-2-15.8', '#ffffffb0', 1.6),
  )

/** A coin lying flat, seen from the side and a little from above. */
const flatCoin = (ink: Ink, [x, y]: Point, radius: number): Svg => {
  const lid = radius * 0.36
  const thick = radius * 0.3
  return layers(
    fill(
      `M${x - radius} ${y}v${thick}a${radius} ${lid} 0 0 0 ${2 * radius} 0v${-thick}z`,
      ink.across(gold.bright, gold.base, gold.deep, gold.dark),
    ),
    oval([x, y], [radius, lid], ink.across(gold.light, gold.bright, gold.base)),
    oval([x, y], [radius * 0.74, lid * 0.7], ink.across(gold.base, gold.bright)),
  )
}

/** A heap of coins, the nearest last. */
export const coinHeap = (
  ink: Ink,
  seed: number,
  {
    at,
    width,
    height,
    radius = 10,
  }: {
    readonly at: Point
    readonly width: number
    readonly height: number
    readonly radius?: number
  },
): Svg => {
  const rows = Math.max(2, Math.round(height / (radius * 0.7)))
  return Array.from({ length: rows }, (_, row) => {
    const share = (row + 1) / rows
    const span = width * share
    const count = Math.max(1, Math.round(span / (radius * 1.7)))
    return scatter(seed + row, count, (chance, step) => {
      const x = at[0] - span / 2 + ((step + 0.5) * span) / count + (chance() - 0.5) * radius * 0.5
      const y = at[1] - height + row * radius * 0.7 + (chance() - 0.5) * 3
      return chance() < 0.35 ? coin(ink, [x, y], radius * 0.92, (chance() - 0.5) * 50) : flatCoin(ink, [x, y], radius)
    })
  }).join('')
}

type GemLook = { readonly at: Point; readonly size: number; readonly colour: Colour; readonly turn?: number }

/** A brilliant seen from the side: table, crown and pavilion, each facet with its own light. */
export const brilliant = (ink: Ink, { at, size, colour, turn = 0 }: GemLook): Svg => {
  const facet = (d: string, share: number) =>
    fill(d, share > 0 ? lighter(colour, share) : darker(colour, -share), {
      stroke: clear(lighter(colour, 0.5), 0.35),
      'stroke-width': 0.6,
    })
  return place(
    { at, turn, scale: size / 20 },
    fill('M-12-12H12L20-3 0 20-20-3z', darker(colour, 0.5)),
    facet('M-12-12H-5L-10-3H-20z', 0.45),
    facet('M-5-12H5L9-3H-10z', 0.7),
    facet('M5-12H12L20-3H9z', 0.15),
    facet('M-20-3H-10L0 20z', 0.12),
    facet('M-10-3H9L0 20z', -0.08),
    facet('M9-3H20L0 20z', -0.42),
    fill('M-12-12H-5L-7-8.5H-15z', '#ffffffa0'),
    fill('M-10-3H-4L0 20z', clear(lighter(colour, 0.6), 0.35)),
  )
}

/** A cut stone seen from above, with a table of eight sides. */
export const octagon = (ink: Ink, { at, size, colour, turn = 0 }: GemLook): Svg => {
  const outer: readonly Point[] = [
    [-8, -20],
    [8, -20],
    [20, -8],
    [20, 8],
    [8, 20],
    [-8, 20],
    [-20, 8],
    [-20, -8],
  ]
  const inner = outer.map(([x, y]): Point => [x * 0.58, y * 0.58])
  const lights = [0.62, 0.35, 0.05, -0.25, -0.45, -0.3, 0.1, 0.5]
  return place(
    { at, turn, scale: size / 20 },
    fill(polygonPath(outer), darker(colour, 0.5)),
    ...lights.map((share, index) => {
      const next = (index + 1) % 8
      const corner = (list: readonly Point[], which: number): Point => list[which] ?? [0, 0]
      const sides = [corner(outer, index), corner(outer, next), corner(inner, next), corner(inner, index)]
      return fill(polygonPath(sides), share > 0 ? lighter(colour, share) : darker(colour, -share))
    }),
    fill(polygonPath(inner), ink.slant(lighter(colour, 0.55), colour, darker(colour, 0.2))),
    fill('M-4.6-11.6H2L-11.6 3V-4.6z', '#ffffff66'),
  )
}

/** A chip of the tables with eight marks on its edge. */
export const chip = (ink: Ink, at: Point, radius: number, colour: Colour): Svg =>
  place(
    { at, scale: radius / 20 },
    disc(0, 0, 20, darker(colour, 0.55)),
    disc(-0.3, -0.4, 19.3, ink.slant(lighter(colour, 0.25), colour, darker(colour, 0.3))),
    ...Array.from({ length: 8 }, (_, step) =>
      place({ turn: step * 45 }, fill('M-3-19.2A19.4 19.4 0 0 1 3-19.2L2-13.6A14 14 0 0 0-2-13.6z', '#fff4de')),
    ),
    disc(0, 0, 13, darker(colour, 0.35)),
    disc(0, 0, 12.2, ink.slant(lighter(colour, 0.3), colour, darker(colour, 0.2))),
    ring([0, 0], 9.6, '#ffffff66', 0.9),
    fill(starPath([0, 0.2], [6.4, 2.8]), '#fff4de'),
  )

/** A chip lying on the felt. */
export const flatChip = (ink: Ink, [x, y]: Point, radius: number, colour: Colour): Svg => {
  const lid = radius * 0.42
  const thick = radius * 0.3
  return layers(
    fill(
      `M${x - radius} ${y}v${thick}a${radius} ${lid} 0 0 0 ${2 * radius} 0v${-thick}z`,
      ink.across(lighter(colour, 0.15), colour, darker(colour, 0.5)),
    ),
    ...[-0.7, -0.1, 0.55].map((share) =>
      fill(
        `M${x + radius * share} ${y + lid * Math.sqrt(1 - share * share)}h${radius * 0.2}v${thick}h${-radius * 0.2}z`,
        '#fff4dec0',
      ),
    ),
    oval([x, y], [radius, lid], ink.across(lighter(colour, 0.4), colour, darker(colour, 0.1))),
    oval([x, y], [radius * 0.66, lid * 0.64], '#fff4de'),
    oval([x, y + 0.3], [radius * 0.58, lid * 0.55], darker(colour, 0.1)),
  )
}

/** A pearl: milk with a breath of rose, a window of light and light from below. */
export const pearl = (ink: Ink, [x, y]: Point, radius: number): Svg =>
  layers(
    disc(x, y, radius, ink.ball('#ffffff', ['#fff1ec', 0.3], ['#ecd3e4', 0.62], ['#b592c8', 0.86], '#8d74b8')),
    fill(circlePath(x + radius * 0.2, y + radius * 0.24, radius * 0.66), '#fff2e238'),
    oval([x - radius * 0.34, y - radius * 0.38], [radius * 0.26, radius * 0.18], '#ffffff', -38),
    oval([x + radius * 0.3, y + radius * 0.62], [radius * 0.4, radius * 0.14], '#ffe3d680', -24),
  )
