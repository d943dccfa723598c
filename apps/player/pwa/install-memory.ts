import * as v from 'valibot'
import { type Instant, instant } from '#core/clock/instant.ts'
import type { SafeStorage } from '#platform/browser/storage/safe-storage.ts'
import type { InstallAdvice, InstallSurroundings } from './install-advice.ts'

const key = 'installPrompts'
const schema = v.object({
  visits: v.number(),
  lastOffered: v.optional(v.number()),
  toldOnce: v.array(v.picklist(['addToHome', 'iosGuide', 'openInChrome'])),
})

export type InstallMemory = Pick<InstallSurroundings, 'visits' | 'lastOffered' | 'shownBefore'>

export function readInstallMemory(store: SafeStorage): InstallMemory {
  const { visits, lastOffered, toldOnce } = stored(store)
  return {
    visits,
    lastOffered: lastOffered === undefined ? undefined : instant(lastOffered),
    shownBefore: new Set(toldOnce),
  }
}

/** A visit is a loading of the app. */
export function countVisit(store: SafeStorage): void {
  const memory = stored(store)
  store.write(key, { ...memory, visits: memory.visits + 1 })
}

export function rememberAdvice(store: SafeStorage, advice: InstallAdvice, now: Instant): void {
  const memory = stored(store)
  const toldOnce = [...new Set([...memory.toldOnce, advice])]
  store.write(key, { ...memory, toldOnce, ...(advice === 'addToHome' ? { lastOffered: Number(now) } : {}) })
}

function stored(store: SafeStorage): v.InferOutput<typeof schema> {
  return store.read(key, schema) ?? { visits: 0, toldOnce: [] }
}
