/** A paragraph before and after; undefined where it does not exist. */
export type TextChange = { readonly before?: string; readonly after?: string }

/** The differences of two texts by paragraph, in order. A rewritten paragraph is paired with its original. */
export function textChanges(before: string, after: string): readonly TextChange[] {
  const [was, is] = [paragraphsOf(before), paragraphsOf(after)]
  const changes: TextChange[] = []
  let [from, to] = [0, 0]
  for (const [oldAt, newAt] of [...commonPositions(was, is), [was.length, is.length] as const]) {
    changes.push(...paired(was.slice(from, oldAt), is.slice(to, newAt)))
    from = oldAt + 1
    to = newAt + 1
  }
  return changes
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')

/** Between unchanged paragraphs, the first removed one is paired with the first added one. */
const paired = (removed: readonly string[], added: readonly string[]): TextChange[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [before, after] = [removed[index], added[index]]
    return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
  })

/** The positions of the longest common subsequence of paragraphs. */
function commonPositions(was: readonly string[], is: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: was.length + 1 }, () => Array<number>(is.length + 1).fill(0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = was.length - 1; row >= 0; row--) {
    for (let column = is.length - 1; column >= 0; column--) {
      const length =
        was[row] === is[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.splice(column, 1, length)
    }
  }
  const positions: (readonly [number, number])[] = []
  for (let row = 0, column = 0; row < was.length && column < is.length; ) {
    if (was[row] === is[column]) positions.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return positions
}

const around = 40

/** The differing part of two paragraphs with a few words around it. */
export function differingParts(before: string, after: string): Required<TextChange> {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const part = (text: string) => excerpt(text, start - around, text.length - end + around)
  return { before: part(before), after: part(after) }
}

function excerpt(text: string, from: number, to: number): string {
  const begin = from <= 0 ? 0 : text.indexOf(' ', from) + 1
  const end = to >= text.length ? text.length : text.lastIndexOf(' ', to)
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`
}
