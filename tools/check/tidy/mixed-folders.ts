import type { Fault } from '../fault.ts'
import { isTest, type TextFile } from '../text-files.ts'

type Kind = { readonly name: string; readonly file: RegExp; readonly where: RegExp; readonly folder: string }

const kinds: readonly Kind[] = [
  { name: 'stores', file: /\.store\.ts$/, where: /^features\/[^/]+\/[^/]+\/server$/, folder: 'store' },
  // Whatever the office does is done at its desk.
  {
    name: 'staff handlers',
    file: /^staff-[\w-]+\.ts$/,
    where: /^features\/(?!office\/)[^/]+\/[^/]+\/server$/,
    folder: 'desk',
  },
]

/** Server folders in which SQL or staff handlers are scattered among the players' handlers. */
export function findMixedFolders(files: readonly TextFile[]): Fault[] {
  const folders = Map.groupBy(
    files.filter(({ path }) => !isTest(path)),
    ({ path }) => path.slice(0, Math.max(path.lastIndexOf('/'), 0)),
  )
  return [...folders].flatMap(([where, inside]) =>
    kinds.flatMap((kind) => {
      const found = inside.filter(({ path }) => kind.file.test(path.slice(where.length + 1)))
      return kind.where.test(where) && found.length > 1 ? [faultOf(where, kind, found.length)] : []
    }),
  )
}

const faultOf = (where: string, { name, folder }: Kind, count: number): Fault => ({
  where,
  say: `mixed-folder: has ${count} ${name} beside everything else; move them to ${folder}/`,
})
