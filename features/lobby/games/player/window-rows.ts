export type Scroll = {
  /** How many rows there are in all. */
  readonly rows: number
  readonly rowHeight: number
  /** Where the first row begins, seen from the top of the screen: below zero once it is scrolled out. */
  readonly top: number
  readonly screenHeight: number
}

export type RowRange = { readonly from: number; readonly to: number }

/** Rows beyond the edges that are drawn before they come into sight. */
const rowsAhead = 2

/** Which rows of a long grid are worth drawing: those in sight and a few on either side. */
export function windowRows({ rows, rowHeight, top, screenHeight }: Scroll): RowRange {
  if (rowHeight <= 0 || rows === 0) return { from: 0, to: rows }
  const first = Math.floor(-top / rowHeight) - rowsAhead
  const last = Math.ceil((screenHeight - top) / rowHeight) + rowsAhead
  const from = Math.max(0, Math.min(first, rows - 1))
  return { from, to: Math.min(rows, Math.max(last, from + 1)) }
}
