import type { Area } from '../area.ts'
import type { SlotModel } from '../../math/model.ts'

type Size = { readonly width: number; readonly height: number }
/** How much of an upright page is left to the scene, and how much of that lies above the reels. */
type Room = { readonly room: number; readonly stand: number }

/** Where everything stands on this page, in CSS pixels. */
export type Place = {
  readonly width: number
  readonly height: number
  /** Of the reels. */
  readonly area: Area
  readonly right: number
  readonly bottom: number
  readonly middle: number
  /** There is room beside the reels. */
  readonly isWide: boolean
  /** The scene's measure: 1 on a phone, more where there is more room. */
  readonly unit: number
  /** The middle of the free room to the left and the right of the reels, where it is wide; else the middle of the page. */
  readonly leftSide: number
  readonly rightSide: number
}

const largestCell = 150

/** The reels as large as the page allows; upright, they leave the scene its room. */
export function placeOf({ width, height }: Size, model: SlotModel, { room, stand }: Room): Place {
  const isLow = height < 420
  const isSquare = model.rows > 4
  const free = { width: width - 24, height: height - (isLow ? 56 : room) }
  const cell = Math.min(free.width / model.reels, free.height / model.rows, largestCell)
  const tall = isSquare ? 1 : Math.min(1.28, free.height / model.rows / cell)
  const [boardWidth, boardHeight] = [cell * model.reels, cell * tall * model.rows]
  const x = (width - boardWidth) / 2
  const y = Math.max(20, (height - boardHeight) * (isLow ? 0.46 : stand))
  const isWide = x > 150
  return {
    width,
    height,
    area: { x, y, width: boardWidth, height: boardHeight },
    right: x + boardWidth,
    bottom: y + boardHeight,
    middle: width / 2,
    isWide,
    unit: isWide ? Math.min(x / 200, height / 420) : Math.min(width / 360, height / 480),
    leftSide: isWide ? x / 2 : width / 2,
    rightSide: isWide ? width - x / 2 : width / 2,
  }
}
