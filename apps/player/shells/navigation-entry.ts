import type { RouteTable } from '#platform/browser/router/route-table.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'

/** One entry of a shell's menu. */
export type NavigationEntry = {
  readonly to: string
  readonly label: string
  readonly icon: IconName
  /** Its icon stays the same when it is filled: it is filled on its own page. */
  readonly solid?: true
  /** Drawn above the others. */
  readonly raised?: true
  /** Other paths that this entry stands for. */
  readonly alsoAt?: readonly string[]
}

/** The entries whose page exists, in the menu's order. */
export function existingEntries(entries: readonly NavigationEntry[], table: RouteTable): readonly NavigationEntry[] {
  return entries.filter(({ to }) => table.has(to))
}

/** The entry of a path, if any. */
export function currentEntry(entries: readonly NavigationEntry[], path: string): NavigationEntry | undefined {
  return entries.find(({ to, alsoAt }) => to === path || alsoAt?.includes(path))
}
