import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeStorage } from '../storage/safe-storage.ts'

const tokenKey = 'token'

export type SessionState = { readonly token: string | undefined }

/**
 * The player's session in this browser: a token in memory, persisted in the browser's storage and shared by all tabs.
 */
export type Session = {
  readonly store: StoreApi<SessionState>
  /** The token in memory, or the one in storage. */
  readonly token: () => string | undefined
  readonly set: (token: string) => void
  readonly clear: () => void
  /** Signs this tab in and out when another tab does. Returns the unsubscribe function. */
  readonly followOtherTabs: (source: Pick<Window, 'addEventListener' | 'removeEventListener'>) => () => void
}

/**
 * The store starts without a token even if storage has one, because the server rendered the page signed out: the first
 * call of `token()` loads it, after which its dependents re-render.
 */
export function createSession(storage: SafeStorage): Session {
  const store = createStore<SessionState>(() => ({ token: undefined }))
  const load = () => {
    const token = storage.read(tokenKey, v.string())
    if (token !== store.getState().token) store.setState({ token })
    return token
  }
  return {
    store,
    token: () => store.getState().token ?? load(),
    set: (token) => {
      storage.write(tokenKey, token)
      store.setState({ token })
    },
    clear: () => {
      storage.remove(tokenKey)
      store.setState({ token: undefined })
    },
    followOtherTabs: (source) => {
      // A null key means that the whole storage was cleared.
      const follow = (event: StorageEvent) => {
        if (event.key === tokenKey || event.key === null) load()
      }
      source.addEventListener('storage', follow)
      return () => source.removeEventListener('storage', follow)
    },
  }
}
