import { layOutStreaks, type RoadPlace, type RoadSide } from './lay-out-streaks.ts'

export type RoadResult = { readonly end: RoadSide | 'tie'; readonly pairs?: readonly RoadSide[] }
type BigRoadCell = RoadPlace & {
  /** Undefined: nothing but ties so far. */
  readonly side: RoadSide | undefined
  readonly ties: number
  readonly pairs: readonly RoadSide[]
}
type Win = { readonly side: RoadSide; ties: number; readonly pairs: readonly RoadSide[] }

/** A circle for each win. A tie is a stroke through the win before it; ties before the first win wait for that one. */
export function bigRoad(results: readonly RoadResult[]): readonly BigRoadCell[] {
  const wins: Win[] = []
  let waiting = 0
  for (const { end, pairs = [] } of results) {
    const last = wins.at(-1)
    if (end !== 'tie') {
      wins.push({ side: end, ties: waiting, pairs })
      waiting = 0
    } else if (last === undefined) waiting++
    else last.ties++
  }
  if (waiting > 0) return [{ column: 0, row: 0, side: undefined, ties: waiting, pairs: [] }]
  const places = layOutStreaks(wins.map(({ side }) => side))
  return places.map((place, index) => ({ side: undefined, ties: 0, pairs: [], ...wins[index], ...place }))
}
