/**
 * Columns from left to right, each from top to bottom, of indexes into a model's symbols. Read-only, because a recorded event
 * keeps the grid it was given: a later change to that array would rewrite what was drawn.
 */
export type Grid = readonly (readonly number[])[]

export type SlotSymbol = {
  readonly name: string
  /** In hundredths of the whole stake, by how many of it there are. */
  readonly pays: readonly number[]
}

export type SlotModel = {
  readonly reels: number
  readonly rows: number
  readonly symbols: readonly SlotSymbol[]
  /** For each line, the row on each reel. */
  readonly lines?: readonly (readonly number[])[]
  readonly wild?: number
  readonly scatter?: number
  /** Carries a value of its own: a coin of hold and win, a basket with a multiplier. */
  readonly bearer?: number
}

export type Win = {
  readonly symbol: number
  readonly cells: readonly number[]
  /** In hundredths of the stake, before the multiplier of the spin. */
  readonly pays: number
  readonly line?: number
}

/** Something written on one cell: what a coin is worth in hundredths, or a multiplier as it is. */
export type Mark = { readonly cell: number; readonly value: number }
export type Change = { readonly cell: number; readonly symbol: number }

/** What happens in a round, in order. The client plays these and adds nothing. */
export type SlotEvent =
  | {
      readonly kind: 'spin'
      readonly grid: Grid
      /** Cells that do not turn. */
      readonly held?: readonly number[]
      readonly marks?: readonly Mark[]
      /** How many free spins are left after this one. */
      readonly left?: number
    }
  | { readonly kind: 'change'; readonly cells: readonly Change[]; readonly marks?: readonly Mark[] }
  | { readonly kind: 'win'; readonly wins: readonly Win[]; readonly multiplier: number; readonly total: number }
  | {
      readonly kind: 'cascade'
      readonly removed: readonly number[]
      readonly grid: Grid
      readonly marks?: readonly Mark[]
    }
  | { readonly kind: 'meter'; readonly text: string }
  | { readonly kind: 'free'; readonly count: number; readonly isMore: boolean; readonly symbol?: number }
  | { readonly kind: 'freeEnd'; readonly pays: number }
  | { readonly kind: 'hold'; readonly coins: readonly Mark[]; readonly left: number }
  | { readonly kind: 'holdEnd'; readonly pays: number; readonly total: number }

/** What a round leaves on the screen. */
export type SlotView = { readonly grid: Grid; readonly marks: readonly Mark[]; readonly total: number }

export const cellOf = (model: Pick<SlotModel, 'rows'>, at: { readonly reel: number; readonly row: number }): number =>
  at.reel * model.rows + at.row

/** Every cell of the model that shows this symbol. */
export function cellsWith(grid: Grid, symbol: number): number[] {
  const cells: number[] = []
  let cell = 0
  for (const column of grid)
    for (const shown of column) {
      if (shown === symbol) cells.push(cell)
      cell++
    }
  return cells
}

/** A pay table as it is written: a name, then what three, four and five of it pay. */
export const symbolsOf = (...rows: readonly (readonly [string, ...number[]])[]): SlotSymbol[] =>
  rows.map(([name, ...pays]) => ({ name, pays: [0, 0, 0, ...pays] }))
