import { posix } from 'node:path'
import { isTest, type TextFile } from '../check/text-files.ts'
import { type Catalogue, rowsOf, type TableRow } from './catalogue-table.ts'

/** A message with the lines of code that say it, as `path:line`. */
type ListedMessage = TableRow & { readonly uses: readonly string[] }

/** Every message with its uses, in the order of the catalogues. */
export function listMessages(catalogues: readonly Catalogue[], files: readonly TextFile[]): readonly ListedMessage[] {
  const importers = importersByFolder(files)
  return catalogues.flatMap((catalogue) =>
    rowsOf([catalogue]).map((row) => ({
      ...row,
      uses: (importers.get(row.folder) ?? []).flatMap((file) => usesIn(file, row.key)),
    })),
  )
}

/** The code that imports the catalogues of each folder. */
function importersByFolder(files: readonly TextFile[]): ReadonlyMap<string, readonly TextFile[]> {
  const code = files.filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !isCatalogue.test(path))
  const imports = code.flatMap((file) => foldersIn(file).map((folder) => ({ folder, file })))
  const byFolder = Map.groupBy(imports, ({ folder }) => folder)
  return new Map([...byFolder].map(([folder, found]) => [folder, found.map(({ file }) => file)]))
}

const isCatalogue = /\/messages\/(?:en|fil|index)\.ts$/

/** English alone, or `index.ts` with both languages. */
const catalogueImport = /from '([^']*\/messages)\/(?:en|index)\.ts'/g

const foldersIn = ({ path, text }: TextFile): readonly string[] =>
  [...text.matchAll(catalogueImport)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier),
  )

/** A key with a prefix may be computed, as in `withdrawal.${kind}`. */
function usesIn({ path, text }: TextFile, key: string): readonly string[] {
  const escape = (part: string) => part.replaceAll('.', String.raw`\.`)
  const computed = key.includes('.') ? `|\`${escape(key.slice(0, key.indexOf('.') + 1))}\\$\\{` : ''
  const use = new RegExp(`(?:\\.|')${escape(key)}(?![\\w.-])${computed}`)
  return text.split('\n').flatMap((line, at) => (use.test(line) ? [`${path}:${at + 1}`] : []))
}
