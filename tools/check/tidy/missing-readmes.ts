import type { Fault } from '../fault.ts'
import type { TextFile } from '../text-files.ts'

/** Features without the page that tells an operator what they do. */
export function findMissingReadmes(files: readonly TextFile[]): Fault[] {
  const paths = new Set(files.map(({ path }) => path))
  const folders = new Set([...paths].flatMap((path) => /^features\/[^/]+\/[^/]+(?=\/)/.exec(path) ?? []))
  return [...folders]
    .filter((folder) => !paths.has(`${folder}/README.md`))
    .map((folder) => ({ where: folder, say: 'readme: has no README.md' }))
}
