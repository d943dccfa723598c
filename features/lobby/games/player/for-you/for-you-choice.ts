import * as v from 'valibot'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const key = 'forYou'
const store = createStore<boolean>(() => localStore.read(key, v.boolean()) !== false)

/** Whether the player wants games suggested from own play, a setting of this browser. */
export const useForYou = (): boolean => useStore(store)

export function chooseForYou(isOn: boolean): void {
  localStore.write(key, isOn)
  store.setState(isOn)
}
