import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export type TextFile = { readonly path: string; readonly text: string }

const madeByMachines = new Set([
  'node_modules',
  '.git',
  '.data',
  '.toolchain',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
])
const written =
  /(\.(tsx?|[cm]?js|json|md|sql|css|html|svg|ya?ml|sh|toml|txt|conf|kts?|java|xml|properties)|Dockerfile|\.env\.example)$/

/** Every hand-written text file of the tree in path order, with forward slashes from the root. */
export function readTextFiles(root: string): TextFile[] {
  return [...pathsIn(root)]
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function* pathsIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !madeByMachines.has(entry.name)) yield* pathsIn(path)
    else if (entry.isFile() && written.test(entry.name)) yield path
  }
}

export const isCode = (path: string): boolean => /\.(tsx?|[cm]?js)$/.test(path)

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** Code that ships: in one of the product's folders and no test. */
export const isProduction = (path: string): boolean =>
  /^(core|ledger|platform|features|games|apps|sdk)\//.test(path) && isCode(path) && !isTest(path)

/** A line of code without its comment. Strings stay, so a ` // ` inside one cuts the line short; that hides, never invents. */
export const withoutComment = (line: string): string =>
  /^\s*(\/\/|\/?\*)/.test(line) ? '' : line.replace(/(^|\s)\/\/\s.*$/, '')
