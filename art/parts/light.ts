import { clear, type Colour } from './colour.ts'
import type { Ink } from './ink.ts'
import { box, disc, fill, oval, polar, polygonPath, repeat, type Svg, scatter, shine, short, steps } from './shapes.ts'

type Point = readonly [x: number, y: number]

/** The soft dark that a thing leaves on what it stands on. */
export const shadow = (ink: Ink, at: Point, size: Point, strength = 0.6): Svg =>
  oval(at, size, ink.burst(clear('#080218', strength), [clear('#080218', strength * 0.7), 0.5], '#08021800'))

/** Light around a point; the colour's own opacity is its strength. */
export const glow = (ink: Ink, at: Point, radius: number, colour: Colour): Svg =>
  shine(disc(at[0], at[1], radius, ink.glow(colour)))

/** Beams from one point outwards, every second one left dark. */
export const rays = (
  at: Point,
  {
    count,
    reach,
    paint,
    turn = 0,
    share = 0.5,
  }: {
    readonly count: number
    readonly reach: number
    readonly paint: string
    readonly turn?: number
    readonly share?: number
  },
): Svg =>
  fill(
    steps(count, (step) => {
      const from = turn + (step * 360) / count
      return polygonPath([at, polar(at, reach, from), polar(at, reach, from + (360 / count) * share)])
    }).join(''),
    paint,
  )

/** A glint with four points. */
export const glint = ([x, y]: Point, size: number, paint = '#fffbe6'): Svg => {
  const near = size * 0.12
  return fill(
    `M${short(x)} ${short(y - size)}Q${short(x + near)} ${short(y - near)} ${short(x + size)} ${short(y)}Q${short(x + near)} ${short(y + near)} ${short(x)} ${short(y + size)}Q${short(x - near)} ${short(y + near)} ${short(x - size)} ${short(y)}Q${short(x - near)} ${short(y - near)} ${short(x)} ${short(y - size)}z`,
    paint,
  )
}

/** A sky of small stars. */
export const stars = (
  seed: number,
  {
    count,
    area,
    paint = '#fff6d8',
  }: { readonly count: number; readonly area: readonly [Point, Point]; readonly paint?: string },
): Svg =>
  scatter(seed, count, (chance) => {
    const [[x, y], [width, height]] = area
    return disc(x + chance() * width, y + chance() * height, 0.5 + chance() * 1.1, clear(paint, 0.35 + chance() * 0.6))
  })

/** Lamps out of focus. */
export const bokeh = (
  seed: number,
  {
    count,
    area,
    colours,
    size = 9,
  }: {
    readonly count: number
    readonly area: readonly [Point, Point]
    readonly colours: readonly Colour[]
    readonly size?: number
  },
): Svg =>
  shine(
    scatter(seed, count, (chance) => {
      const [[x, y], [width, height]] = area
      const colour = colours[Math.floor(chance() * colours.length)] ?? '#ffffff'
      return disc(
        x + chance() * width,
        y + chance() * height,
        size * (0.35 + chance() * 0.65),
        clear(colour, 0.12 + chance() * 0.25),
      )
    }),
  )

/** Quiet corners and a dark foot, where the lobby writes over a picture. */
export const vignette = (ink: Ink, [width, height]: Point, ground: Colour): Svg =>
  [
    box(
      [0, height * 0.62],
      [width, height * 0.38],
      ink.fall(clear(ground, 0), [clear(ground, 0.24), 0.5], clear(ground, 0.66)),
    ),
    oval(
      [width / 2, height / 2],
      [width * 0.86, height * 0.8],
      ink.burst([clear(ground, 0), 0.66], clear(ground, 0.5)),
    ),
  ].join('')

/** A chain of round lamps along a sagging wire. */
export const bulbs = (
  ink: Ink,
  {
    from,
    to,
    sag,
    count,
    colours,
  }: {
    readonly from: Point
    readonly to: Point
    readonly sag: number
    readonly count: number
    readonly colours: readonly Colour[]
  },
): Svg => {
  const pointAt = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
  const wire = `<path d="M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}" fill="none" stroke="#1a0d33" stroke-width="1.4"/>`
  return (
    wire +
    repeat(count, (step) => {
      const [x, y] = pointAt((step + 0.5) / count)
      const colour = colours[step % colours.length] ?? '#ffd977'
      return glow(ink, [x, y + 3], 13, clear(colour, 0.55)) + disc(x, y + 3.5, 3.4, ink.ball('#ffffff', colour, colour))
    })
  )
}
