import { createStore, type StoreApi } from 'zustand/vanilla'

/** Whether the server can be reached, as far as the browser and the last calls tell. */
export type Connection = {
  readonly store: StoreApi<{ readonly online: boolean }>
  /** A call was answered. */
  readonly answered: () => void
  /** A call found no server. */
  readonly unreachable: () => void
  /** Hears when the server can be reached again after it could not. Returns the end of it. */
  readonly onReturn: (listener: () => void) => () => void
  /** Follows the browser's own knowledge of the network. Returns the end of it. */
  readonly follow: (source: Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator'>) => () => void
}

export function createConnection(): Connection {
  const store = createStore(() => ({ online: true }))
  const set = (online: boolean) => {
    if (online !== store.getState().online) store.setState({ online })
  }
  const answered = () => set(true)
  const unreachable = () => set(false)
  return {
    store,
    answered,
    unreachable,
    onReturn: (listener) => store.subscribe((now, before) => now.online && !before.online && listener()),
    follow: (source) => {
      set(source.navigator.onLine)
      source.addEventListener('online', answered)
      source.addEventListener('offline', unreachable)
      return () => {
        source.removeEventListener('online', answered)
        source.removeEventListener('offline', unreachable)
      }
    },
  }
}
