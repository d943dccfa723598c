import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** How many builds before the current one keep their files: pages that stayed open ask for them, and so do other servers' pages. */
export const earlierBuildsMax = 3

export type KeptBuild = {
  /** A folder for each earlier build, numbered from the oldest, with the files that no later build has. */
  readonly earlier: string
  /** The clients that are being replaced, each with the one that comes. */
  readonly clients: readonly { readonly current: string; readonly next: string }[]
}

/**
 * Keeps the files under assets/ of the build that is being replaced. Their names change with their content, so that
 * files of several builds lie side by side.
 */
export function keepEarlierAssets({ earlier, clients }: KeptBuild): void {
  const kept = existsSync(earlier) ? readdirSync(earlier).sort() : []
  const number = Number(kept.at(-1) ?? '0') + 1
  const folder = join(earlier, String(number).padStart(4, '0'))
  const coming = new Set(clients.flatMap(({ next }) => assetsIn(next)))
  const leaving = clients.flatMap(({ current }) => assetsIn(current).map((path) => ({ current, path })))
  for (const { current, path } of leaving) {
    if (coming.has(path)) continue
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(current, path), target)
  }
  const folders = existsSync(folder) ? [...kept, String(number).padStart(4, '0')] : kept
  for (const old of folders.slice(0, -earlierBuildsMax)) rmSync(join(earlier, old), { recursive: true, force: true })
}

function assetsIn(client: string): string[] {
  const assets = join(client, 'assets')
  if (!existsSync(assets)) return []
  return readdirSync(assets, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)))
}
