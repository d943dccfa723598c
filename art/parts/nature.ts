import { clear, type Colour, darker, lighter } from './colour.ts'
import type { Ink } from './ink.ts'
import { disc, fill, layers, line, oval, place, polar, repeat, type Svg, scatter, short, steps } from './shapes.ts'

type Point = readonly [x: number, y: number]

/** A coconut palm: a bent trunk with rings and seven long fronds. */
export function palm(
  ink: Ink,
  {
    at,
    height,
    lean = 10,
    leaf,
    trunk,
  }: {
    readonly at: Point
    readonly height: number
    readonly lean?: number
    readonly leaf: Colour
    readonly trunk: Colour
  },
): Svg {
  const [x, y] = at
  const top: Point = [x + lean, y - height]
  const thick = height * 0.05
  const stem = `M${short(x - thick)} ${y}Q${short(x - thick + lean * 0.1)} ${short(y - height * 0.6)} ${short(top[0] - thick * 0.5)} ${short(top[1])}L${short(top[0] + thick * 0.5)} ${short(top[1])}Q${short(x + thick + lean * 0.25)} ${short(y - height * 0.55)} ${short(x + thick)} ${y}z`
  const frond = (turn: number, size: number, colour: Colour) =>
    place({ at: top, turn, scale: [size, size] }, fill(frondPath, colour))
  const size = height * 0.0145
  return layers(
    fill(stem, ink.across(lighter(trunk, 0.25), darker(trunk, 0.35))),
    ...[-150, -112, -78, -40].map((turn) => frond(turn, size * 0.86, darker(leaf, 0.32))),
    place(
      { at: top, scale: [-1, 1] },
      place({ turn: 28, scale: size }, fill(frondPath, leaf)),
      place({ turn: -18, scale: size }, fill(frondPath, lighter(leaf, 0.12))),
    ),
    frond(28, size, leaf),
    frond(-18, size, lighter(leaf, 0.12)),
    frond(-64, size * 0.8, leaf),
    disc(top[0] - 2, top[1] + 3, size * 2.6, darker(trunk, 0.2)),
    disc(top[0] + 3, top[1] + 2, size * 2.6, ink.ball(lighter(trunk, 0.4), trunk, darker(trunk, 0.4))),
  )
}

const frondPath = 'M0 0C8-12 24-17 36-8Q42-2 43 9Q40 2 36-1L37 8L31-4L30 7L26-6L23 5L20-6L16 4L14-5L10 3L8-3Q4 0 0 0z'

/** A ridge of hills across the picture. */
export const hills = (
  width: number,
  {
    base,
    tops,
    foot,
    paint,
  }: {
    readonly base: number
    readonly tops: readonly number[]
    readonly foot: number
    readonly paint: string
  },
): Svg => {
  const span = width / (tops.length - 1)
  const curve = tops.slice(1).map((top, index) => {
    const from = index * span
    return `C${short(from + span / 2)} ${short(base - (tops[index] ?? 0))} ${short(from + span / 2)} ${short(base - top)} ${short(from + span)} ${short(base - top)}`
  })
  return fill(`M0 ${base - (tops[0] ?? 0)}${curve.join('')}V${foot}H0z`, paint)
}

/** One swell of water after the other. */
export const wavePath = (
  [x, y]: Point,
  {
    length,
    rise,
    count,
    foot,
  }: {
    readonly length: number
    readonly rise: number
    readonly count: number
    readonly foot: number
  },
): string => `M${x} ${y}${repeat(count, () => `q${length / 4} ${-rise} ${length / 2} 0t${length / 2} 0`)}V${foot}H${x}z`

/** A cloud of five heaps on a flat foot. */
export const cloudPath = ([x, y]: Point, size: number): string => {
  const s = (value: number) => short(value * size)
  return `M${short(x)} ${short(y)}a${s(9)} ${s(9)} 0 0 1 ${s(4)} ${s(-17)}a${s(14)} ${s(14)} 0 0 1 ${s(24)} ${s(-8)}a${s(12)} ${s(12)} 0 0 1 ${s(20)} ${s(6)}a${s(10)} ${s(10)} 0 0 1 ${s(6)} ${s(19)}z`
}

/** A leaf with its middle rib, pointing to the right. */
export const leaf = (
  ink: Ink,
  {
    at,
    turn,
    length,
    colour,
    fat = 0.34,
  }: {
    readonly at: Point
    readonly turn: number
    readonly length: number
    readonly colour: Colour
    readonly fat?: number
  },
): Svg => {
  const half = length * fat
  const outline = `M0 0C${short(length * 0.25)} ${short(-half)} ${short(length * 0.7)} ${short(-half)} ${length} 0C${short(length * 0.7)} ${short(half)} ${short(length * 0.25)} ${short(half)} 0 0z`
  const lower = `M0 0C${short(length * 0.25)} ${short(half)} ${short(length * 0.7)} ${short(half)} ${length} 0z`
  return place(
    { at, turn },
    fill(outline, ink.across(darker(colour, 0.2), lighter(colour, 0.18))),
    fill(lower, clear('#0c0524', 0.22)),
    line(`M0 0H${short(length * 0.92)}`, clear(lighter(colour, 0.5), 0.6), 1),
  )
}

/** A flower of five round petals. */
export const blossom = (
  ink: Ink,
  {
    at,
    size,
    petal,
    heart,
    turn = 0,
  }: {
    readonly at: Point
    readonly size: number
    readonly petal: Colour
    readonly heart: Colour
    readonly turn?: number
  },
): Svg =>
  layers(
    ...steps(5, (step) => {
      const angle = turn + step * 72
      return oval(
        polar(at, size * 0.52, angle),
        [size * 0.52, size * 0.36],
        ink.ball(lighter(petal, 0.5), petal, darker(petal, 0.25)),
        angle,
      )
    }),
    disc(at[0], at[1], size * 0.26, ink.ball(lighter(heart, 0.5), heart, darker(heart, 0.3))),
  )

/** Tall grass or rice along the foot of a scene. */
export const grass = (
  seed: number,
  {
    from,
    to,
    y,
    height,
    colours,
  }: {
    readonly from: number
    readonly to: number
    readonly y: number
    readonly height: number
    readonly colours: readonly Colour[]
  },
): Svg =>
  scatter(seed, Math.round((to - from) / 5), (chance, step) => {
    const x = from + step * 5 + chance() * 4
    const tall = height * (0.6 + chance() * 0.4)
    const bend = (chance() - 0.5) * height * 0.5
    return fill(
      `M${short(x - 2.4)} ${y}Q${short(x)} ${short(y - tall * 0.6)} ${short(x + bend)} ${short(y - tall)}Q${short(x + 2)} ${short(y - tall * 0.5)} ${short(x + 2.4)} ${y}z`,
      colours[Math.floor(chance() * colours.length)] ?? '#ffffff',
    )
  })
