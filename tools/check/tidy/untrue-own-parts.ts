import type { Fault } from '../fault.ts'
import { isTest, type TextFile } from '../text-files.ts'

const document = 'ARCHITECTURE.md'
const heading = '## What we write ourselves although libraries exist'
const tolerance = 0.1

type Row = { readonly name: string; readonly where: readonly string[]; readonly lines: number }

/**
 * The table of our own parts states the size of each. It has to stay true, so that a library can be weighed against it.
 */
export function findUntrueOwnParts(files: readonly TextFile[]): Fault[] {
  const text = files.find(({ path }) => path === document)?.text
  if (text === undefined) return []
  const rows = rowsOf(text)
  if (rows.length === 0) return [{ where: document, say: `own-parts: has no table under "${heading}"` }]
  const code = files.filter(
    ({ path }) => /\.(tsx?|m?js|css)$/.test(path) && !isTest(path) && !path.includes('/testing/'),
  )
  return rows.flatMap((row) => faultsOf(row, code))
}

function faultsOf({ name, where, lines }: Row, code: readonly TextFile[]): Fault[] {
  const empty = where.filter((folder) => !code.some(({ path }) => isIn(folder, path)))
  if (where.length === 0 || empty.length > 0) {
    return [{ where: document, say: `own-parts: ${name} has no code in ${empty.join(', ') || 'any folder'}` }]
  }
  const counted = code
    .filter(({ path }) => where.some((folder) => isIn(folder, path)))
    .reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  if (Math.abs(counted - lines) <= counted * tolerance) return []
  return [{ where: document, say: `own-parts: ${name} is ${counted} lines, and not ${lines}` }]
}

const isIn = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** Name and places stand in the first column, the lines in the second. */
function rowsOf(text: string): Row[] {
  const [, section = ''] = text.split(`${heading}\n`)
  const [table = ''] = section.split('\n## ')
  return table.split('\n').flatMap((line) => {
    const [, first = '', lines = ''] = line.split('|').map((cell) => cell.trim())
    if (!/^\d+$/.test(lines)) return []
    const where = [...first.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder)
    return [{ name: first.replaceAll(/\s*`[^`]+`,?/g, ''), where, lines: Number(lines) }]
  })
}
