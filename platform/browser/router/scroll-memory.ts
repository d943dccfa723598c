import * as v from 'valibot'
import type { SafeStorage } from '../storage/safe-storage.ts'
import type { Page } from './page.ts'

const storageKey = 'scroll'
const storedSchema = v.array(v.object({ key: v.string(), top: v.number() }))
const positionsMax = 200

/** Scroll positions of pages, for navigating back to them, reloads included. */
export type ScrollMemory = {
  readonly recall: (page: Page) => number | undefined
  readonly remember: (page: Page, top: number) => void
  /** For another player: every page starts at its top. */
  readonly forget: () => void
  /** Persists all positions, for a reload. */
  readonly save: () => void
}

export function createScrollMemory(storage: SafeStorage): ScrollMemory {
  const tops = new Map(storage.read(storageKey, storedSchema)?.map(({ key, top }) => [key, top]))
  return {
    recall: (page) => tops.get(keyOf(page)),
    remember: (page, top) => {
      const key = keyOf(page)
      tops.delete(key)
      tops.set(key, top)
      const oldest = tops.keys().next().value
      if (tops.size > positionsMax && oldest !== undefined) tops.delete(oldest)
    },
    forget: () => tops.clear(),
    save: () =>
      storage.write(
        storageKey,
        Array.from(tops, ([key, top]) => ({ key, top })),
      ),
  }
}

/** A page kept alive has one position; every other has one per history entry. */
function keyOf({ match, entry }: Page): string {
  return match?.route.keepAlive ? match.route.path : String(entry.key)
}
