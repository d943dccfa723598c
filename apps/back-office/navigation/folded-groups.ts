import * as v from 'valibot'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const key = 'officeGroupsFolded'
const store = createStore<readonly string[]>(() => localStore.read(key, v.array(v.string())) ?? [])

/** The groups of the navigation that are folded, which this browser remembers. */
export const useFoldedGroups = (): readonly string[] => useStore(store)

export function foldGroup(label: string, isFolded: boolean): void {
  const others = store.getState().filter((each) => each !== label)
  const folded = isFolded ? [...others, label] : others
  localStore.write(key, folded)
  store.setState(folded, true)
}
