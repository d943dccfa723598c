import type { CalendarDay } from '#core/clock/manila.ts'
import { type Collection, type PieceId, pieceIds, pieceIn, piecesLeft } from './rules.ts'

export type DrawnPiece = { readonly id: PieceId; readonly day: CalendarDay }

/** The pieces that become points at the end, and those that were used or taken back, with the day of their draw. */
export function leftOver(held: Collection): {
  readonly kept: readonly DrawnPiece[]
  readonly gone: readonly DrawnPiece[]
} {
  const drawn = pieceIds.flatMap((id) => {
    const days = held.openings.filter(({ of, items }) => of === 'box' && pieceIn(items) === id).map(({ day }) => day)
    const kept = Math.max(0, piecesLeft(held, id))
    return days.map((day, at) => ({ id, day, isKept: at >= days.length - kept }))
  })
  return {
    kept: drawn.filter(({ isKept }) => isKept),
    gone: drawn.filter(({ isKept }) => !isKept),
  }
}
