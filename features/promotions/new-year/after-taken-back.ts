import type { CalendarDay } from '#core/clock/manila.ts'
import {
  boxesLeft,
  type Collection,
  type DayDone,
  type EarnedBoxes,
  extrasEarned,
  type NewYear,
  type OpenedBox,
  pieceIds,
  piecesLeft,
} from './rules.ts'

/**
 * After deposits were taken back: their boxes go. If they were opened, the newest openings go with them, and grand boxes
 * whose pieces are gone.
 */
export function afterTakenBack(newYear: NewYear, held: Collection, doneOn: (day: CalendarDay) => DayDone): Collection {
  const earned = held.earned.map((each) =>
    each.isRevoked || isStillEarned(newYear, each, doneOn(each.day)) ? each : { ...each, isRevoked: true },
  )
  let after: Collection = { ...held, earned }
  while (boxesLeft(after) < 0) after = withoutNewest(after, 'box')
  while (pieceIds.some((id) => piecesLeft(after, id) < 0)) after = withoutNewest(after, 'grand')
  return after
}

function withoutNewest(held: Collection, of: OpenedBox['of']): Collection {
  const newest = held.openings.findLastIndex((opening) => opening.of === of && !opening.isRevoked)
  const openings = held.openings.map((opening, at) => (at === newest ? { ...opening, isRevoked: true } : opening))
  return { ...held, openings }
}

const isStillEarned = (newYear: NewYear, { by, id }: EarnedBoxes, done: DayDone): boolean => {
  if (by === 'extra') return id <= extrasEarned(newYear, done)
  const task = newYear.tasks.find((each) => each.id === id)
  return task?.kind !== 'deposit' || done.deposited >= task.need
}
