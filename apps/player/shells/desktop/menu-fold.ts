import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const key = 'menuFolded'
const store = createStore<boolean>(() => localStore.read(key, v.boolean()) === true)

/** Whether the left menu shows only its icons, which this browser remembers. The server draws it open. */
export const useMenuFolded = (): boolean => useSyncExternalStore(store.subscribe, store.getState, () => false)

export function foldMenu(): void {
  const folded = !store.getState()
  localStore.write(key, folded)
  store.setState(folded, true)
}
