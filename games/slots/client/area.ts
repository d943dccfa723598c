import type { SlotModel } from '../math/model.ts'

export type Area = { x: number; y: number; width: number; height: number }

/** How large a symbol is drawn in reels of this size. */
export const symbolSizeIn = ({ width, height }: Readonly<Area>, { reels, rows }: SlotModel): number =>
  Math.min((width / reels) * 1.06, (height / rows) * 0.97)
