/** Pieces of SVG. Every one is text, so a drawing is nothing but text put together. */
export type Svg = string

/** A colour, or a gradient that an ink made. */
export type Paint = string

type More = Readonly<Record<string, string | number>>

export type Placement = {
  readonly at?: readonly [x: number, y: number]
  readonly turn?: number
  readonly scale?: number | readonly [x: number, y: number]
}

export const layers = (...pieces: readonly Svg[]): Svg => pieces.join('')

export const fill = (d: string, paint: Paint, more: More = {}): Svg =>
  `<path d="${d}" fill="${paint}"${attributes(more)}/>`

/** A line with round ends, as a brush leaves it. */
export const line = (d: string, paint: Paint, width: number, more: More = {}): Svg =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`

export const disc = (x: number, y: number, radius: number, paint: Paint): Svg =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${paint}"/>`

export const ring = ([x, y]: readonly [number, number], radius: number, paint: Paint, width: number): Svg =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${paint}" stroke-width="${width}"/>`

export const oval = (
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  paint: Paint,
  turn = 0,
): Svg =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${paint}"${turn === 0 ? '' : ` transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`}/>`

export const box = (
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  paint: Paint,
  radius = 0,
): Svg =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${radius}" fill="${paint}"/>`

export const place = ({ at = [0, 0], turn = 0, scale = 1 }: Placement, ...pieces: readonly Svg[]): Svg => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  return `<g transform="translate(${short(at[0])} ${short(at[1])}) rotate(${short(turn)}) scale(${sx} ${sy})">${pieces.join('')}</g>`
}

/** Light upon light: what lies below shines through and grows brighter. */
export const shine = (...pieces: readonly Svg[]): Svg => `<g style="mix-blend-mode:screen">${pieces.join('')}</g>`

/** The paths of simple figures. */
export const circlePath = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

export const ovalPath = ([x, y]: readonly [number, number], [rx, ry]: readonly [number, number]): string =>
  `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`

export const boxPath = (
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  r: number,
): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`

export const polygonPath = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`

export const starPath = (
  [x, y]: readonly [number, number],
  [outer, inner]: readonly [number, number],
  { points = 5, turn = 0 }: { readonly points?: number; readonly turn?: number } = {},
): string =>
  polygonPath(
    steps(points * 2, (step) => {
      const radius = step % 2 === 0 ? outer : inner
      return polar([x, y], radius, turn + (step * 180) / points - 90)
    }),
  )

/** The point at a distance and an angle, in degrees clockwise from the right. */
export const polar = (
  [x, y]: readonly [number, number],
  distance: number,
  degrees: number,
): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]
}

export const steps = <Each>(count: number, each: (step: number) => Each): Each[] =>
  Array.from({ length: count }, (_, step) => each(step))

export const repeat = (count: number, each: (step: number) => Svg): Svg => steps(count, each).join('')

/** The same chances for the same seed, so that a drawing is drawn alike wherever it is drawn. */
export function scatter(seed: number, count: number, each: (chance: () => number, step: number) => Svg): Svg {
  let state = seed
  const chance = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  for (let warm = 0; warm < 3; warm++) chance()
  return repeat(count, (step) => each(chance, step))
}

/** Two decimals are finer than any screen. */
export const short = (value: number): number => Math.round(value * 100) / 100

function attributes(more: More): string {
  return Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
