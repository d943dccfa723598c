export type Context = CanvasRenderingContext2D
/** What a place feels with the player: nothing yet, what the last cards are, or a win. */
export type Mood = 'calm' | 'tense' | 'glad'
/** A path of SVG and its fill. */
export type Shape = readonly [d: string, fill: string]

/**
 * What a place is painted in: a hundred units from the top of the scene to the table's edge, zero in the middle. `reach` is how far
 * it goes to each side, `depth` how far down.
 */
export type PlaceSize = { readonly reach: number; readonly depth: number }

/** Printed in the middle of the cloth: one part of it, so many times around. */
export type Emblem = { readonly d: string; readonly times: number }

/** Where a table stands, and whose it is. */
export type Place = {
  readonly paint: (context: Context, size: PlaceSize) => void
  /** The lights of the place alone: they burn low in a moment of tension, and bright over a win. */
  readonly paintLights: (context: Context, size: PlaceSize) => void
  /** Behind the table's edge, which is their zero. */
  readonly host: readonly Shape[]
  readonly table: {
    readonly rim: readonly string[]
    readonly line: string
    readonly cloth: readonly string[]
    readonly emblem: Emblem
  }
}

export function paintShapes(context: Context, shapes: readonly Shape[]): void {
  for (const [d, fill] of shapes) {
    context.fillStyle = fill
    context.fill(new Path2D(d))
  }
}

type Spot = { readonly x: number; readonly y: number; readonly scale?: number; readonly isTurned?: boolean }

/** The same shapes in another spot; turned, they look to the other side. */
export function paintAt(context: Context, { x, y, scale = 1, isTurned = false }: Spot, shapes: readonly Shape[]): void {
  context.save()
  context.translate(x, y)
  context.scale(isTurned ? -scale : scale, scale)
  paintShapes(context, shapes)
  context.restore()
}

export function paintLine(context: Context, d: string, [colour, width]: readonly [string, number]): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineCap = 'round'
  context.stroke(new Path2D(d))
}

/** From the top to the bottom of a band over the whole width. */
export function paintBand(
  context: Context,
  { reach }: PlaceSize,
  { from, to, colours }: { readonly from: number; readonly to: number; readonly colours: readonly string[] },
): void {
  const wash = context.createLinearGradient(0, from, 0, to)
  for (const [index, colour] of colours.entries()) wash.addColorStop(index / (colours.length - 1), colour)
  context.fillStyle = wash
  context.fillRect(-reach, from, reach * 2, to - from)
}

type Glow = { readonly x: number; readonly y: number; readonly radius: number; readonly colour: string }

export function paintGlow(context: Context, { x, y, radius, colour }: Glow): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, colour)
  glow.addColorStop(1, `${colour.slice(0, 7)}00`)
  context.fillStyle = glow
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

type Point = readonly [x: number, y: number]

/** Hung between two places of the same height, so many on each span, lower in the middle. */
export function hung(
  { reach }: PlaceSize,
  span: { readonly width: number; readonly top: number; readonly sag: number; readonly count: number },
): Point[] {
  const { width, top, sag, count } = span
  const spans = Math.ceil(reach / width) + 1
  return Array.from({ length: spans * 2 * count }, (_, index) => {
    const at = (index + 0.5) / count - spans
    const part = at - Math.floor(at) - 0.5
    return [at * width, top + sag * (1 - 4 * part * part)] as const
  })
}

export const chainOf = ([first, ...others]: readonly Point[]): string =>
  `M${first?.join(' ')}${others.map((point) => `L${point.join(' ')}`).join('')}`
