import { firstEntry, type HistoryEntry, parseEntry } from './history-entry.ts'

/** Where the browser stands: ahead of what is shown, while a page is being fetched. */
export type Place = { readonly path: string; readonly search: string; readonly entry: HistoryEntry }

/** The tab's history as the app uses it. The navigator is its only writer. */
export type AppHistory = {
  /** The same value until something changes. */
  readonly place: () => Place
  readonly subscribe: (listener: () => void) => () => void
  /** Marking the present address anew keeps its fragment. */
  readonly write: (to: string, entry: HistoryEntry, mode: 'push' | 'replace') => void
  readonly back: () => void
}

export function browserHistory(tab: Window): AppHistory {
  const listeners = new Set<() => void>()
  let place: Place = { path: '', search: '', entry: firstEntry }
  const read = () => {
    const { pathname: path, search } = tab.location
    // A jump inside the page makes an entry without ours; it still is the same page.
    const entry = parseEntry(tab.history.state) ?? (path === place.path ? place.entry : firstEntry)
    place = { path, search, entry }
    for (const listener of listeners) listener()
  }
  const goBackOrClose = () => {
    const back = place.entry.index - (parseEntry(tab.history.state)?.index ?? place.entry.index)
    const dialog = back > 0 ? dismissibleDialog(tab.document) : undefined
    if (!dialog) return read()
    // The page stays: the step is taken forward again, and what lies on top of the page is closed instead.
    tab.history.go(back)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  read()
  tab.addEventListener('popstate', goBackOrClose)
  // Where a page was scrolled to is the app's own affair: only it knows when the page is there.
  tab.history.scrollRestoration = 'manual'
  return {
    place: () => place,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write: (to, entry, mode) => {
      const address = to === place.path + place.search && mode === 'replace' ? to + tab.location.hash : to
      if (mode === 'push') tab.history.pushState(entry, '', address)
      else tab.history.replaceState(entry, '', address)
      read()
    },
    back: () => tab.history.back(),
  }
}

/** What the back button closes before it leaves a page: the topmost dialog or popup, unless it has to be answered. */
function dismissibleDialog(document: Document): HTMLElement | undefined {
  const lyingOver = 'dialog[open], [popover][data-dismissible]'
  const topmost = [...document.querySelectorAll<HTMLElement>(lyingOver)].at(-1)
  return topmost?.dataset.dismissible === 'true' ? topmost : undefined
}

/** The history of a drawing that never moves: the server's. */
export function standingHistory(path: string): AppHistory {
  const place: Place = { path, search: '', entry: firstEntry }
  return { place: () => place, subscribe: () => () => {}, write: () => {}, back: () => {} }
}
