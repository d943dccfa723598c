import type { Change, Grid, Mark, SlotEvent, Win } from './model.ts'

/** A round while it is played: what happened, and what it has won so far in hundredths of the stake. */
export type SlotRecord = {
  readonly events: readonly SlotEvent[]
  readonly total: () => number
  readonly grid: () => Grid
  readonly marks: () => readonly Mark[]
  /** The round has won all that it can win: nothing more is played. */
  readonly isFull: () => boolean
  readonly add: (event: SlotEvent) => void
  /** Pays wins under a multiplier, if there are any. */
  readonly pay: (wins: readonly Win[], multiplier?: number) => void
  /** Pays what is not a win on the grid: the coins of hold and win. */
  readonly payHold: (pays: number) => void
}

export const createRecord = (cap: number): SlotRecord => recordInto([], cap)

/** Keeps no events: what a round comes to, for measurements of millions of them. */
export const createTally = (cap: number): SlotRecord => recordInto(undefined, cap)

function recordInto(events: SlotEvent[] | undefined, cap: number): SlotRecord {
  let total = 0
  let grid: Grid = []
  let marks: readonly Mark[] = []
  const grow = (pays: number): void => {
    total = Math.min(total + pays, cap)
  }
  return {
    events: events ?? [],
    total: () => total,
    grid: () => grid,
    marks: () => marks,
    isFull: () => total >= cap,
    add(event) {
      events?.push(event)
      if (event.kind === 'spin' || event.kind === 'cascade') [grid, marks] = [event.grid, event.marks ?? []]
      if (event.kind === 'change') [grid, marks] = [changedGrid(grid, event.cells), event.marks ?? marks]
    },
    pay(wins, multiplier = 1) {
      if (wins.length === 0) return
      grow(wins.reduce((sum, { pays }) => sum + pays, 0) * multiplier)
      events?.push({ kind: 'win', wins, multiplier, total })
    },
    payHold(pays) {
      grow(pays)
      events?.push({ kind: 'holdEnd', pays, total })
    },
  }
}

function changedGrid(grid: Grid, cells: readonly Change[]): Grid {
  const rows = grid[0]?.length ?? 1
  const changed = grid.map((column) => [...column])
  for (const { cell, symbol } of cells) {
    const column = changed[Math.floor(cell / rows)]
    if (column !== undefined) column[cell % rows] = symbol
  }
  return changed
}
