import type { Grid, SlotModel, Win } from './model.ts'

/** What each line pays from the left. A wild stands for every symbol that pays; of two readings the better one counts. */
export function lineWins(grid: Grid, model: SlotModel): Win[] {
  const wins: Win[] = []
  const lines = model.lines ?? []
  for (let line = 0; line < lines.length; line++) {
    const found = lineRun(grid, lines[line] ?? [], model)
    if (found.pays > 0)
      wins.push({ symbol: found.symbol, pays: found.pays, line, cells: cellsOf(found, lines[line] ?? [], model) })
  }
  return wins
}

/** The same from the right, for games that pay both ways; a full line counts once. */
export function lineWinsBothWays(grid: Grid, model: SlotModel): Win[] {
  const last = model.reels - 1
  const mirrored = lineWins([...grid].reverse(), {
    ...model,
    lines: (model.lines ?? []).map((line) => [...line].reverse()),
  })
  const fromRight = mirrored
    .filter(({ cells }) => cells.length < model.reels)
    .map((win) => ({
      ...win,
      cells: win.cells.map((cell) => (last - Math.floor(cell / model.rows)) * model.rows + (cell % model.rows)),
    }))
  return [...lineWins(grid, model), ...fromRight]
}

type Run = { readonly symbol: number; readonly count: number; readonly pays: number }

/** Wilds from the left, then the first other symbol, as far as it or a wild continues. */
function lineRun(grid: Grid, line: readonly number[], model: SlotModel): Run {
  const { wild = -1, reels } = model
  let wilds = 0
  while (wilds < reels && shownOn(grid, line, wilds) === wild) wilds++
  const symbol = wilds < reels ? shownOn(grid, line, wilds) : wild
  let count = wilds
  for (; count < reels; count++) {
    const shown = shownOn(grid, line, count)
    if (shown !== symbol && shown !== wild) break
  }
  const pays = paysFor(model, symbol, count)
  const wildPays = paysFor(model, wild, wilds)
  return wildPays > pays ? { symbol: wild, count: wilds, pays: wildPays } : { symbol, count, pays }
}

const shownOn = (grid: Grid, line: readonly number[], reel: number): number => grid[reel]?.[line[reel] ?? 0] ?? -1

const paysFor = ({ symbols }: SlotModel, symbol: number, count: number): number => symbols[symbol]?.pays[count] ?? 0

const cellsOf = ({ count }: Run, line: readonly number[], { rows }: SlotModel): number[] =>
  line.slice(0, count).map((row, reel) => reel * rows + row)
