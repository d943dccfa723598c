import type { Draw } from '#core/draw/draw.ts'
import type { Grid, SlotModel } from './model.ts'
import { drawBy } from './reels.ts'

/** A grid that is filled cell by cell, by weights. */
export function fillGrid({ reels, rows }: SlotModel, weights: readonly number[], draw: Draw): Grid {
  return Array.from({ length: reels }, () => Array.from({ length: rows }, () => drawBy(weights, draw)))
}

/** Symbols fall into the gaps, and new ones come from above. */
export function fall(grid: Grid, removed: ReadonlySet<number>, refill: (reel: number) => number): Grid {
  return grid.map((column, reel) => {
    const kept = column.filter((_, row) => !removed.has(reel * column.length + row))
    const fresh = Array.from({ length: column.length - kept.length }, () => refill(reel))
    return [...fresh, ...kept]
  })
}
