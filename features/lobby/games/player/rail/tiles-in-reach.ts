/** The part of a row that is in view, in pixels. */
export type RowView = {
  /** How far the row is pushed to the left. */
  readonly scrolled: number
  readonly width: number
  /** Of one tile with its gap. */
  readonly tileWidth: number
}

/** Tiles beyond the right edge, as parts of the view: a row that is being pushed needs more than one that stands. */
const aheadAtRest = 0.5
const aheadInMotion = 2

/** How many tiles of a row are worth drawing, counted from the first: those up to the right edge, and some ahead of it. */
export function tilesInReach({ scrolled, width, tileWidth }: RowView): number {
  if (tileWidth <= 0) return 0
  const ahead = scrolled > 0 ? aheadInMotion : aheadAtRest
  return Math.ceil((scrolled + width * (1 + ahead)) / tileWidth)
}

/** Behind a tile that has the focus, so that the next one is there before the key is pressed again. */
export const tilesAheadOfFocus = 3
