import type { Grid, SlotModel, Win } from './model.ts'

/** Groups of the same symbol that touch side to side. A wild joins every group beside it. */
export function clusterWins(grid: Grid, model: SlotModel): Win[] {
  const wins: Win[] = []
  const seen = new Set<number>()
  grid.forEach((column, reel) =>
    column.forEach((symbol, row) => {
      const cell = reel * model.rows + row
      if (seen.has(cell) || symbol === model.wild || symbol === model.scatter) return
      const cells = groupAt(grid, cell, model)
      for (const member of cells) if (at(grid, member, model) === symbol) seen.add(member)
      const pays = paysFor(model, symbol, cells.length)
      if (pays > 0) wins.push({ symbol, cells, pays })
    }),
  )
  return wins
}

/** So many of a symbol pay wherever they stand. */
export function anywhereWins(grid: Grid, model: SlotModel): Win[] {
  const cells: number[][] = model.symbols.map(() => [])
  grid.forEach((column, reel) => column.forEach((symbol, row) => cells[symbol]?.push(reel * model.rows + row)))
  return cells.flatMap((found, symbol) => {
    const pays = paysFor(model, symbol, found.length)
    return pays > 0 ? [{ symbol, cells: found, pays }] : []
  })
}

/** More than the table's last count pays as its last. */
const paysFor = ({ symbols }: SlotModel, symbol: number, count: number): number => {
  const pays = symbols[symbol]?.pays ?? []
  return pays[Math.min(count, pays.length - 1)] ?? 0
}

const at = (grid: Grid, cell: number, { rows }: SlotModel): number => grid[Math.floor(cell / rows)]?.[cell % rows] ?? -1

function groupAt(grid: Grid, from: number, model: SlotModel): number[] {
  const symbol = at(grid, from, model)
  const group = [from]
  const known = new Set(group)
  for (const cell of group)
    for (const next of neighboursOf(cell, model)) {
      if (known.has(next)) continue
      const shown = at(grid, next, model)
      if (shown !== symbol && shown !== model.wild) continue
      known.add(next)
      group.push(next)
    }
  return group
}

function neighboursOf(cell: number, { rows, reels }: SlotModel): number[] {
  const [reel, row] = [Math.floor(cell / rows), cell % rows]
  const found: number[] = []
  if (reel > 0) found.push(cell - rows)
  if (reel < reels - 1) found.push(cell + rows)
  if (row > 0) found.push(cell - 1)
  if (row < rows - 1) found.push(cell + 1)
  return found
}
