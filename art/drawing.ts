import type { Colour } from './parts/colour.ts'
import type { Ink } from './parts/ink.ts'
import type { Svg } from './parts/shapes.ts'

/** One picture of the house, as text that any SVG renderer can paint. */
export type Drawing = {
  /** Fills the place of the picture until it is there; `transparent` for one that stands on whatever lies below it. */
  readonly ground: Colour
  readonly draw: (ink: Ink) => Svg
}
