import type { Meanings } from './schema-type.ts'

/** What the fields of a heading of docs/glw-1.md are, from the table below it: the field is its first column, the meaning its last. */
export function meaningsUnder(document: string, heading: string): Meanings {
  return new Map(
    rowsUnder(document, heading).map((cells) => [(cells[0] ?? '').replaceAll('`', ''), sentence(cells.at(-1) ?? '')]),
  )
}

export function rowsUnder(document: string, heading: string): readonly (readonly string[])[] {
  const [, after] = document.split(`\n${heading}\n`)
  if (after === undefined) throw new Error(`docs/glw-1.md has no heading "${heading}"`)
  const [section = ''] = after.split(/\n#/)
  const lines = section.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('| ---'))
  return lines.slice(1).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** As a comment begins and ends. A link leads nowhere outside of the document. */
export function sentence(cell: string): string {
  const text = cell.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  if (text === '') return ''
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`
}
