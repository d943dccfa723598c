/** The lines of a CSV file as cells, empty lines omitted. Undefined: an unclosed quotation mark. */
export function parseCsv(text: string): string[][] | undefined {
  const rows: string[][] = []
  let row: string[] = []
  for (const { cell, end } of cellsOf(text.replace(/^\uFEFF/, ''))) {
    if (cell === undefined) return undefined
    row.push(cell.trim())
    if (end === ',') continue
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  return rows
}

type Cell = { readonly cell: string | undefined; readonly end: string }

function* cellsOf(text: string): Generator<Cell, void> {
  const pattern = /[ \t]*(?:"((?:[^"]|"")*)"[ \t]*|([^,"\r\n]*))(,|\r?\n|\r|$)/y
  while (pattern.lastIndex <= text.length) {
    const match = pattern.exec(text)
    if (match === null) {
      yield { cell: undefined, end: '' }
      return
    }
    const [, quoted, plain = '', end = ''] = match
    yield { cell: quoted === undefined ? plain : quoted.replaceAll('""', '"'), end }
    if (end === '') return
  }
}
