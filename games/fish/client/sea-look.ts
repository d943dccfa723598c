export type Pen = CanvasRenderingContext2D

/** What one kind of fish looks like, and how it swims. */
export type FishLook = {
  readonly name: string
  /** In pixels of a phone. */
  readonly length: number
  readonly height: number
  readonly speed: number
  /** How often it comes, against the others. */
  readonly share: number
  /** Around the origin, swimming to the right; `wag` goes from -1 to 1. */
  readonly paint: (pen: Pen, wag: number) => void
  /** Where it swims: 0 is the surface, 1 the ground. */
  readonly depth: readonly [number, number]
  /** The effect of its capture. */
  readonly burst?: 'lightning' | 'blast' | 'stages'
}

/** What a shooter looks like. It shows what the studio decided, and decides nothing. */
export type SeaLook = {
  readonly fish: Readonly<Record<string, FishLook>>
  /** The kind that comes by the clock; its share is 0. */
  readonly boss: string
  readonly paintGround: (pen: Pen, width: number, height: number) => void
  readonly cannon: { readonly base: string; readonly barrel: string; readonly glow: string }
}

export function fillPath(pen: Pen, paint: string | CanvasGradient, path: string): void {
  pen.fillStyle = paint
  pen.fill(new Path2D(path))
}

export function oval(
  pen: Pen,
  paint: string | CanvasGradient,
  [x, y, rx, ry]: readonly [number, number, number, number],
): void {
  pen.fillStyle = paint
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
  pen.fill()
}

export function fall(pen: Pen, [from, to]: readonly [number, number], stops: readonly string[]): CanvasGradient {
  const made = pen.createLinearGradient(0, from, 0, to)
  for (const [index, stop] of stops.entries()) made.addColorStop(index / Math.max(1, stops.length - 1), stop)
  return made
}

export function eye(pen: Pen, x: number, y: number, size: number): void {
  oval(pen, '#ffffff', [x, y, size, size])
  oval(pen, '#10131f', [x + size * 0.25, y, size * 0.58, size * 0.58])
  oval(pen, '#ffffff', [x + size * 0.45, y - size * 0.3, size * 0.2, size * 0.2])
}

/** Chance for the eye alone. */
export const noise = (seed: number): number => {
  const wave = Math.sin(seed * 91.7 + 4.1) * 43_758.5453
  return wave - Math.floor(wave)
}
