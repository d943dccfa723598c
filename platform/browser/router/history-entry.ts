import * as v from 'valibot'

const entrySchema = v.object({
  key: v.number(),
  index: v.number(),
  returnTo: v.optional(v.string()),
  data: v.optional(v.unknown()),
})

/** What the app keeps in each entry of the browser's history. */
export type HistoryEntry = {
  /** Tells entries apart that had the same place in the history one after another. */
  readonly key: number
  /** How many pages of the app lie before this one in the tab's history. */
  readonly index: number
  /** Where the player wanted to go when the guard asked for a session. */
  readonly returnTo?: string | undefined
  /** What one page hands to the next, out of the address's sight. */
  readonly data?: unknown
}

/** The app's entry in a history state; undefined when the entry was not written by the app. */
export function parseEntry(state: unknown): HistoryEntry | undefined {
  const parsed = v.safeParse(entrySchema, state)
  return parsed.success ? parsed.output : undefined
}

/** The entry of a page that nobody has navigated to yet: the server's, and the first one of a tab. */
export const firstEntry: HistoryEntry = { key: 0, index: 0 }
