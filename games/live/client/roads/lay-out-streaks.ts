/** Red is Banker or Dragon, blue is Player or Tiger; in the derived roads, regular and irregular. */
export type RoadSide = 'red' | 'blue'
export type RoadPlace = { readonly column: number; readonly row: number }

export const roadRows = 6

/**
 * Where the marks of a road lie: the same side goes down, a change begins a column. What finds no room below turns to the right
 * and stays in its row, however free it is under it: the dragon's tail.
 */
export function layOutStreaks(sides: readonly RoadSide[]): readonly RoadPlace[] {
  const taken = new Set<string>()
  const isTaken = (column: number, row: number): boolean => taken.has(`${column} ${row}`)
  let [start, column, row, isTail] = [-1, 0, 0, false]
  return sides.map((side, index) => {
    if (side !== sides[index - 1]) {
      start++
      while (isTaken(start, 0)) start++
      ;[column, row, isTail] = [start, 0, false]
    } else if (isTail || row + 1 === roadRows || isTaken(column, row + 1)) {
      isTail = true
      column++
    } else row++
    taken.add(`${column} ${row}`)
    return { column, row }
  })
}
