import * as v from 'valibot'
import { localStore, type SafeStorage } from '#platform/browser/storage/safe-storage.ts'
import { plainText } from './plain-text.ts'

const key = 'recentSearches'
const schema = v.array(v.pipe(v.string(), v.maxLength(60)))
export const recentSearchesMax = 8

/** Recent searches of this browser, newest first. */
export const recentSearches = (storage: SafeStorage = localStore): readonly string[] => storage.read(key, schema) ?? []

/** Keeps a search that had results. Upper and lower case make no difference. */
export function rememberSearch(query: string, storage: SafeStorage = localStore): void {
  const words = query.trim().slice(0, 60)
  if (plainText(words).length < 2) return
  const others = recentSearches(storage).filter((each) => plainText(each) !== plainText(words))
  storage.write(key, [words, ...others].slice(0, recentSearchesMax))
}

export const forgetSearches = (storage: SafeStorage = localStore): void => storage.remove(key)
