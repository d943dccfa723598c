/**
 * The edit distance between typed text and a word: a letter wrong, missing, extra, or two transposed. While typing, the
 * beginning of the word is compared, too. Distances beyond the maximum are not distinguished.
 */
export function editDistance(typed: string, word: string, most: number): number {
  const reach = word.slice(0, typed.length + most)
  const row = lastRow(typed, reach, most)
  const whole = reach.length === word.length ? row?.[word.length] : undefined
  return Math.min(row?.[typed.length] ?? most + 1, whole ?? most + 1)
}

/** The last row of the distance table (Damerau-Levenshtein); undefined once every path exceeds the maximum. */
function lastRow(a: string, b: string, most: number): readonly number[] | undefined {
  const outOfReach = most + 1
  let spare: number[] = Array.from({ length: b.length + 1 }, () => outOfReach)
  let before = [...spare]
  let row = Array.from({ length: b.length + 1 }, (_each, at) => Math.min(at, outOfReach))
  for (let i = 1; i <= a.length; i++) {
    const next = spare
    next.fill(outOfReach)
    if (fillRow(next, { a, b, i, before, row, most }) > most) return undefined
    spare = before
    before = row
    row = next
  }
  return row
}

type Rows = {
  readonly a: string
  readonly b: string
  readonly i: number
  readonly before: readonly number[]
  readonly row: readonly number[]
  readonly most: number
}

/** Fills a row and returns its minimum. Only cells within the maximum distance of the diagonal can matter. */
function fillRow(next: number[], rows: Rows): number {
  const { b, i, most } = rows
  let least = Math.min(i, most + 1)
  next[0] = least
  const last = Math.min(b.length, i + most)
  for (let j = Math.max(1, i - most); j <= last; j++) {
    const distance = Math.min(distanceAt(j, next, rows), most + 1)
    next[j] = distance
    least = Math.min(least, distance)
  }
  return least
}

/** The lowest cost of this cell: a letter more, a letter less, the same or another letter, or two transposed. */
function distanceAt(j: number, next: readonly number[], { a, b, i, before, row }: Rows): number {
  const isSame = a[i - 1] === b[j - 1]
  const straight = Math.min(at(next, j - 1) + 1, at(row, j) + 1, at(row, j - 1) + (isSame ? 0 : 1))
  const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
  return isSwapped ? Math.min(straight, at(before, j - 2) + 1) : straight
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY
