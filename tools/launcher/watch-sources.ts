import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './data-dir.ts'

export type SourceWatch = {
  readonly directories: readonly string[]
  readonly onChange: () => void
}

const quietMs = 150
const sources = /\.(ts|sql|json|css|html|js)$/
const browserOnly = /(^|[\\/])(player|back-office|ui|office-ui|browser|client)[\\/]/

/** Notifies once per burst of changes below the directories. Browser and test files restart no process. */
export function watchSources({ directories, onChange }: SourceWatch): void {
  let timer: NodeJS.Timeout | undefined
  for (const directory of directories) {
    const watcher = watch(join(root, directory), { recursive: true, persistent: false }, (_event, path) => {
      if (path === null || !sources.test(path) || browserOnly.test(path) || path.includes('.test.')) return
      clearTimeout(timer)
      timer = setTimeout(onChange, quietMs)
    })
    // A directory that vanishes while it is watched is being moved; the next start sees the tree as it then is.
    watcher.on('error', () => watcher.close())
  }
}
