import { cellsWith, type Grid, type SlotModel, type Win } from './model.ts'

/** Groups of the same symbol that touch side to side. A wild joins every group beside it. */
export function clusterWins(grid: Grid, model: SlotModel): Win[] {
  const { reels, rows, wild, scatter } = model
  const wins: Win[] = []
  const shown = grid.flat()
  // Which cells belong to a group that has been counted, and which were reached by the present one.
  const seen = new Uint8Array(reels * rows)
  const reached = new Uint8Array(reels * rows)
  for (let cell = 0; cell < shown.length; cell++) {
    const symbol = shown[cell] ?? -1
    if (seen[cell] === 1 || symbol === wild || symbol === scatter) continue
    const cells = groupAt(cell, { shown, reached, model })
    for (const member of cells) {
      reached[member] = 0
      if (shown[member] === symbol) seen[member] = 1
    }
    const pays = paysFor(model, symbol, cells.length)
    if (pays > 0) wins.push({ symbol, cells, pays })
  }
  return wins
}

/** So many of a symbol pay wherever they stand. */
export function anywhereWins(grid: Grid, model: SlotModel): Win[] {
  const counts = new Uint8Array(model.symbols.length)
  for (const column of grid) for (const symbol of column) counts[symbol] = (counts[symbol] ?? 0) + 1
  const wins: Win[] = []
  for (let symbol = 0; symbol < counts.length; symbol++) {
    const pays = paysFor(model, symbol, counts[symbol] ?? 0)
    if (pays > 0) wins.push({ symbol, cells: cellsWith(grid, symbol), pays })
  }
  return wins
}

/** More than the table's last count pays as its last. */
const paysFor = ({ symbols }: SlotModel, symbol: number, count: number): number => {
  const pays = symbols[symbol]?.pays ?? []
  return pays[Math.min(count, pays.length - 1)] ?? 0
}

type Search = { readonly shown: readonly number[]; readonly reached: Uint8Array; readonly model: SlotModel }

function groupAt(from: number, { shown, reached, model }: Search): number[] {
  const { reels, rows, wild } = model
  const symbol = shown[from]
  const group = [from]
  reached[from] = 1
  const join = (next: number): void => {
    if (reached[next] === 1 || (shown[next] !== symbol && shown[next] !== wild)) return
    reached[next] = 1
    group.push(next)
  }
  for (let index = 0; index < group.length; index++) {
    const cell = group[index] ?? from
    const row = cell % rows
    if (cell >= rows) join(cell - rows)
    if (cell < (reels - 1) * rows) join(cell + rows)
    if (row > 0) join(cell - 1)
    if (row < rows - 1) join(cell + 1)
  }
  return group
}
