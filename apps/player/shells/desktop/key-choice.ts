import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const key = 'keysOff'
const store = createStore<boolean>(() => localStore.read(key, v.boolean()) !== true)

/** Whether single keys act. People who dictate or type by accident can turn them off (WCAG 2.1.4). */
export const useKeysOn = (): boolean => useSyncExternalStore(store.subscribe, store.getState, () => true)

export function turnKeys(on: boolean): void {
  localStore.write(key, !on)
  store.setState(on, true)
}

const list = createStore<boolean>(() => false)

/** Whether the list of keys is open. Its key opens it, and a button in the menu, which also works without keys. */
export const useKeysShown = (): boolean => useSyncExternalStore(list.subscribe, list.getState, () => false)

export const showKeys = (shown: boolean): void => list.setState(shown, true)
