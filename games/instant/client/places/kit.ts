export type Context = CanvasRenderingContext2D
export type Size = { readonly width: number; readonly height: number }
export type Stop = readonly [at: number, colour: string]
export type Box = readonly [x: number, y: number, width: number, height: number]
export type Spot = { readonly x: number; readonly y: number; readonly radius: number }

function withStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/** A rectangle whose colours run from its top to its foot. */
export function band(context: Context, [x, y, width, height]: Box, stops: readonly Stop[]): void {
  context.fillStyle = withStops(context.createLinearGradient(0, y, 0, y + height), stops)
  context.fillRect(x, y, width, height)
}

/** Light that spreads from a spot. */
export function glow(context: Context, { x, y, radius }: Spot, stops: readonly Stop[]): void {
  context.fillStyle = withStops(context.createRadialGradient(x, y, 0, x, y, radius), stops)
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

export function disc(context: Context, { x, y, radius }: Spot, fill: string): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

export function plate(context: Context, [x, y, width, height]: Box, radius: number, fill: string): void {
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

export function shape(context: Context, d: string, fill: string | CanvasGradient): void {
  context.fillStyle = fill
  context.fill(new Path2D(d))
}

export function line(context: Context, d: string, colour: string, width: number): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(d))
}

/** Paints as if the place were the origin and one unit so many pixels. */
export function within(context: Context, at: { x: number; y: number; scale: number }, paint: () => void): void {
  context.save()
  context.translate(at.x, at.y)
  context.scale(at.scale, at.scale)
  paint()
  context.restore()
}

/** Between 0 and 1, the same for the same number: places are painted alike each time. */
export function scatter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43_758.5453
  return wave - Math.floor(wave)
}
