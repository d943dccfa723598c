import { closeTopmost } from './close-topmost.ts'
import { firstEntry, type HistoryEntry, parseEntry } from './history-entry.ts'

/** The browser's location, which runs ahead of the page shown while the next one is fetched. */
export type AppLocation = { readonly path: string; readonly search: string; readonly entry: HistoryEntry }

/** The tab's history as the app uses it. The navigator is its only writer. */
export type AppHistory = {
  /** Referentially stable until something changes. */
  readonly location: () => AppLocation
  readonly subscribe: (listener: () => void) => () => void
  /** Rewriting the current address keeps its fragment. */
  readonly write: (to: string, entry: HistoryEntry, mode: 'push' | 'replace') => void
  readonly back: () => void
}

export function browserHistory(tab: Window): AppHistory {
  const listeners = new Set<() => void>()
  let location: AppLocation = { path: '', search: '', entry: firstEntry }
  const read = () => {
    const { pathname: path, search } = tab.location
    // A jump within the page creates an entry without our state; it is still the same page.
    const entry = parseEntry(tab.history.state) ?? (path === location.path ? location.entry : firstEntry)
    location = { path, search, entry }
    for (const listener of listeners) listener()
  }
  const goBackOrClose = () => {
    const back = location.entry.index - (parseEntry(tab.history.state)?.index ?? location.entry.index)
    if (back <= 0 || !closeTopmost(tab.document)) return read()
    // The page stays: the step back is undone, and what lies over the page was closed instead.
    tab.history.go(back)
  }
  read()
  tab.addEventListener('popstate', goBackOrClose)
  // Scroll restoration is ours, because only the app knows when the page is rendered.
  tab.history.scrollRestoration = 'manual'
  return {
    location: () => location,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write: (to, entry, mode) => {
      const address = to === location.path + location.search && mode === 'replace' ? to + tab.location.hash : to
      if (mode === 'push') tab.history.pushState(entry, '', address)
      else tab.history.replaceState(entry, '', address)
      read()
    },
    back: () => tab.history.back(),
  }
}

/** The history of a static render, on the server. */
export function standingHistory(path: string): AppHistory {
  const location: AppLocation = { path, search: '', entry: firstEntry }
  return { location: () => location, subscribe: () => () => {}, write: () => {}, back: () => {} }
}
