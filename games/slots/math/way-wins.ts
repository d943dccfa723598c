import { cellOf, type Grid, type SlotModel, type Win } from './model.ts'

/** Symbols on neighbouring reels from the left pay wherever they stand, once for every way through them. */
export function wayWins(grid: Grid, model: SlotModel): Win[] {
  const wins: Win[] = []
  const [first = []] = grid
  const begun = new Set(first.includes(model.wild ?? -1) ? model.symbols.keys() : first)
  for (const symbol of begun) {
    const win = waysOf(grid, symbol, model)
    if (win !== undefined) wins.push(win)
  }
  return wins
}

function waysOf(grid: Grid, symbol: number, model: SlotModel): Win | undefined {
  const pays = model.symbols[symbol]?.pays ?? []
  if (pays.length <= 3 || symbol === model.wild) return undefined
  const cells: number[] = []
  let ways = 1
  let length = 0
  for (; length < grid.length; length++) {
    const found = cellsOnReel(grid, { reel: length, symbol }, model)
    if (found.length === 0) break
    ways *= found.length
    cells.push(...found)
  }
  const each = pays[length] ?? 0
  return each > 0 ? { symbol, cells, pays: each * ways } : undefined
}

type OnReel = { readonly reel: number; readonly symbol: number }

function cellsOnReel(grid: Grid, { reel, symbol }: OnReel, model: SlotModel): number[] {
  const cells: number[] = []
  grid[reel]?.forEach((shown, row) => {
    if (shown === symbol || shown === model.wild) cells.push(cellOf(model, { reel, row }))
  })
  return cells
}
