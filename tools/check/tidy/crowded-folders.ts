import type { Fault } from '../fault.ts'
import type { TextFile } from '../text-files.ts'

const most = 40
/** Lines that only grow, pictures of which each game has one, and commands, which `npm run` finds by the names of their files. */
const mayGrow = /^(database\/migrations|docs\/decisions|art\/tiles|tools\/commands)$/

/** Folders with too many files: split them by verb or by place. */
export function findCrowdedFolders(files: readonly TextFile[]): Fault[] {
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, Math.max(path.lastIndexOf('/'), 0)))
  return [...folders]
    .filter(([folder, { length }]) => length > most && !mayGrow.test(folder))
    .map(([where, { length }]) => ({ where, say: `crowded-folder: has ${length} files, ${most} at most` }))
}
