import { createStore, type StoreApi } from 'zustand/vanilla'

/** Whether the server can be reached, as far as the browser and recent calls show. */
export type Connection = {
  readonly store: StoreApi<{ readonly online: boolean }>
  /** A call was answered. */
  readonly answered: () => void
  /** A call did not reach the server. */
  readonly unreachable: () => void
  /** Calls the listener when the server can be reached again. Returns the unsubscribe function. */
  readonly onReturn: (listener: () => void) => () => void
  /** Follows the browser's online and offline events. Returns the unsubscribe function. */
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
