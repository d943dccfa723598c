import * as v from 'valibot'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const key = 'balanceHidden'
const store = createStore<boolean>(() => localStore.read(key, v.boolean()) === true)

/** Whether the balance is hidden from onlookers, a setting of this browser. */
export const useBalanceHidden = (): boolean => useStore(store)

export function hideBalance(hidden: boolean): void {
  localStore.write(key, hidden)
  store.setState(hidden)
}
