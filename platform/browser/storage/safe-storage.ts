import * as v from 'valibot'

/**
 * The browser's storage, safe against everything that can go wrong: absent, blocked, full, or overwritten by other code.
 */
export type SafeStorage = {
  /** The value of the key, or undefined if it is missing or does not match the schema. */
  readonly read: <S extends v.GenericSchema>(key: string, schema: S) => v.InferOutput<S> | undefined
  readonly write: (key: string, value: unknown) => void
  readonly remove: (key: string) => void
}

/** If the browser refuses to store a value, it is kept in memory until the page is closed. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  const storage = attempt(open)
  return {
    read: (key, schema) => {
      const text = memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? undefined
      const parsed = v.safeParse(schema, text === undefined ? undefined : attempt((): unknown => JSON.parse(text)))
      return parsed.success ? parsed.output : undefined
    },
    write: (key, value) => {
      const text = JSON.stringify(value)
      const kept = attempt(() => {
        storage?.setItem(key, text)
        return storage !== undefined
      })
      if (kept) memory.delete(key)
      else memory.set(key, text)
    },
    remove: (key) => {
      memory.delete(key)
      attempt(() => storage?.removeItem(key))
    },
  }
}

/** Kept until the player clears the browser's data. */
export const localStore = safeStorage(() => window.localStorage)

/** Kept until the tab is closed. */
export const sessionStore = safeStorage(() => window.sessionStorage)

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
