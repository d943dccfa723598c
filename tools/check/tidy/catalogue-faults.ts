import type { Fault } from '../fault.ts'
import type { TextFile } from '../text-files.ts'

const english = /^(.*\/)messages\/en\.ts$/
/** Staff work in English. */
export const isForStaff = (path: string): boolean =>
  /\/back-office\/|^apps\/back-office\/|^platform\/office-ui\//.test(path)
const key = /^ {2}(?:'([^']+)'|(\w+)):/gm

/**
 * Catalogues that players read in one language alone, and messages that nothing uses. A message is used by its key, or by
 * a key that is computed from its prefix.
 */
export function findCatalogueFaults(files: readonly TextFile[]): Fault[] {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path, text }) => {
    const folder = english.exec(path)?.[1]
    if (folder === undefined) return []
    const isMissing = !isForStaff(path) && !paths.has(`${folder}messages/fil.ts`)
    const missing = isMissing
      ? [{ where: path, say: 'one-language: players read this; messages/fil.ts is missing' }]
      : []
    return [...missing, ...unusedIn({ path, text, users: usersOf(folder, files) })]
  })
}

/** The code beside the catalogue and below, where it may be imported. */
const usersOf = (folder: string, files: readonly TextFile[]): string =>
  files
    .filter(({ path }) => path.startsWith(folder) && /\.tsx?$/.test(path) && !/\/messages\/(en|fil)\.ts$/.test(path))
    .map(({ text }) => text)
    .join('\n')

type Catalogue = { readonly path: string; readonly text: string; readonly users: string }

function unusedIn({ path, text, users }: Catalogue): Fault[] {
  const keys = [...text.matchAll(key)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  return keys
    .filter((each) => !isUsed(each, users))
    .map((each) => ({ where: path, say: `unused-message: nothing says ${each}` }))
}

function isUsed(each: string, users: string): boolean {
  const [prefix, ...rest] = each.split('.')
  if (rest.length > 0 && users.includes(`\`${prefix}.\${`)) return true
  return new RegExp(`\\.${each}\\b|['"\`]${each.replaceAll('.', '\\.')}['"\`]`).test(users)
}
