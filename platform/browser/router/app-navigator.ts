import type { AppHistory, AppLocation } from './app-history.ts'
import type { HistoryEntry } from './history-entry.ts'
import { pathOf, type RouteTable } from './route-table.ts'

export type NavigateOptions = {
  /** Replaces the current history entry. */
  readonly replace?: boolean | undefined
  /** Passed to the next page, which reads it with `useNavigationData`. */
  readonly data?: unknown
  /** For an entrance: where the player wants to be once signed in, unless it is the page that leads there. */
  readonly returnTo?: string | undefined
}

export type AppNavigator = {
  readonly location: () => AppLocation
  readonly subscribe: (listener: () => void) => () => void
  readonly navigate: (to: string, options?: NavigateOptions) => void
  /** One page back within the app; from its first page, to the fallback. */
  readonly back: (fallback: string) => void
  /** Opens the sign-in page and remembers where the player wanted to go. */
  readonly requireSignIn: () => void
  /** Leaves the sign-in pages: to where the player wanted to go, otherwise to the fallback. */
  readonly finishSignIn: (fallback: string) => void
  /** Fetches the page of an address ahead of navigation. */
  readonly preload: (to: string) => void
}

export type AppNavigatorOptions = {
  readonly table: RouteTable
  readonly history: AppHistory
  readonly signInPath: string
  readonly newKey: () => number
}

/** Starts with the tab's current page: adds our history state and corrects a redirected address. */
export function createAppNavigator({ table, history, signInPath, newKey }: AppNavigatorOptions): AppNavigator {
  const write = (to: string, entry: Omit<HistoryEntry, 'key'>, mode: 'push' | 'replace') => {
    const here = history.location()
    const address = redirected(table, to)
    // The same page with another query keeps its scroll position.
    const keepsKey = mode === 'replace' && pathOf(address) === here.path && here.entry.key !== 0
    history.write(address, { ...entry, key: keepsKey ? here.entry.key : newKey() }, mode)
  }
  const isEntrance = (path: string) => table.match(path)?.route.entrance === true

  const navigate = (to: string, { replace = false, data, returnTo }: NavigateOptions = {}) => {
    const { path, search, entry } = history.location()
    const destination = isEntrance(pathOf(to))
      ? (returnTo ?? (isEntrance(path) ? entry.returnTo : path + search))
      : undefined
    const next = {
      index: replace ? entry.index : entry.index + 1,
      ...(destination && { returnTo: destination }),
      ...(data !== undefined && { data }),
    }
    write(to, next, replace ? 'replace' : 'push')
  }

  const { path, search, entry } = history.location()
  if (entry.key === 0 || redirected(table, path) !== path) write(path + search, entry, 'replace')

  return {
    location: history.location,
    subscribe: history.subscribe,
    navigate,
    back: (fallback) => {
      if (history.location().entry.index > 0) history.back()
      else navigate(fallback, { replace: true })
    },
    requireSignIn: () => {
      if (!isEntrance(history.location().path)) navigate(signInPath, { replace: true })
    },
    finishSignIn: (fallback) => {
      const { returnTo } = history.location().entry
      navigate(returnTo !== undefined && table.has(returnTo) ? returnTo : fallback, { replace: true })
    },
    preload: (to) => {
      // A failed preload is ignored: if the page is really opened, loading it reports the failure.
      table
        .match(pathOf(to))
        ?.route.screen.load()
        .catch(() => {})
    },
  }
}

function redirected(table: RouteTable, to: string): string {
  const path = pathOf(to)
  return (table.match(path)?.path ?? path) + to.slice(path.length)
}
