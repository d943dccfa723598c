import type { RoadResult } from './big-road.ts'
import type { RoadSide } from './lay-out-streaks.ts'

/** How many columns of the big road lie between those that a derived road compares. */
export const columnsApart = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedRoad = keyof typeof columnsApart

/**
 * The marks of a derived road: red where the big road repeats itself, blue where it does not. A new column is red if the two that it
 * follows, so far apart, are equally long. A mark further down is red unless the column so far to its left ended just above it. A
 * streak counts as one column, however its tail turns; ties count for nothing.
 */
export function derivedRoad(results: readonly RoadResult[], road: DerivedRoad): readonly RoadSide[] {
  const apart = columnsApart[road]
  const lengths = streakLengths(results)
  const at = (column: number): number => lengths[column] ?? 0
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row): RoadSide | undefined => {
      if (row === 0) {
        if (column <= apart) return undefined
        return at(column - 1) === at(column - 1 - apart) ? 'red' : 'blue'
      }
      if (column < apart) return undefined
      return at(column - apart) === row ? 'blue' : 'red'
    }).filter((mark) => mark !== undefined),
  )
}

/** What each derived road would draw if this side won the next round. Undefined: it has not begun yet. */
export function askRoad(results: readonly RoadResult[], road: DerivedRoad, next: RoadSide): RoadSide | undefined {
  const [before, after] = [derivedRoad(results, road), derivedRoad([...results, { end: next }], road)]
  return after.length > before.length ? after.at(-1) : undefined
}

function streakLengths(results: readonly RoadResult[]): readonly number[] {
  const lengths: number[] = []
  let last: RoadSide | undefined
  for (const { end } of results) {
    if (end === 'tie') continue
    if (end === last) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1
    else lengths.push(1)
    last = end
  }
  return lengths
}
