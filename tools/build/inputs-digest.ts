import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const neverBuilt = new Set(['node_modules', 'dist', 'server', '.data'])

/** One digest over the inputs of a browser bundle: names and contents, independent of time stamps. */
export function inputsDigest(root: string, inputs: readonly string[]): string {
  const digest = createHash('sha256').update(process.version)
  for (const input of inputs) {
    for (const path of filesBelow(join(root, input))) {
      digest.update(`${relative(root, path)}\0`).update(readFileSync(path))
    }
  }
  return digest.digest('hex')
}

function filesBelow(path: string): readonly string[] {
  const entries = entriesOf(path)
  if (entries === undefined) return [path]
  return entries
    .filter(({ name }) => !neverBuilt.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
}

function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return undefined
  }
}
