import type { CourtView, Point } from './court-view.ts'

export type Paint = { readonly context: CanvasRenderingContext2D; readonly view: CourtView }
/** In meters. */
export type Floor = { readonly length: number; readonly breadth: number }

export const outline: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

export function trace({ context, view }: Paint, points: readonly Point[]): void {
  context.beginPath()
  for (const [index, point] of points.entries()) {
    if (index === 0) context.moveTo(...view.onFloor(point))
    else context.lineTo(...view.onFloor(point))
  }
}

export function fillShape(paint: Paint, points: readonly Point[], fill: string | CanvasGradient): void {
  trace(paint, points)
  paint.context.closePath()
  paint.context.fillStyle = fill
  paint.context.fill()
}

export const mirrored = (points: readonly Point[]): readonly Point[] => points.map(([along, near]) => [1 - along, near])

type Arc = { readonly at: Point; readonly radius: number; readonly from?: number; readonly to?: number }

/** Round on the floor, where so many meters lie along it and across it. */
export function circle(
  { at: [along, near], radius, from = 0, to = Math.PI * 2 }: Arc,
  { length, breadth }: Floor,
): readonly Point[] {
  const steps = 36
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = from + ((to - from) * step) / steps
    return [along + (Math.cos(angle) * radius) / length, near + (Math.sin(angle) * radius) / breadth]
  })
}
