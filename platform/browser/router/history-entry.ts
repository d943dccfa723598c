import * as v from 'valibot'

const entrySchema = v.object({
  key: v.number(),
  index: v.number(),
  returnTo: v.optional(v.string()),
  data: v.optional(v.unknown()),
})

/** The app's state in each entry of the browser's history. */
export type HistoryEntry = {
  /** Distinguishes entries that held the same position in the history one after another. */
  readonly key: number
  /** The number of pages of the app before this one in the tab's history. */
  readonly index: number
  /** Where the player wanted to go when the guard required a session. */
  readonly returnTo?: string | undefined
  /** What one page passes to the next outside the address. */
  readonly data?: unknown
}

/** The app's entry in a history state, or undefined if the app did not write it. */
export function parseEntry(state: unknown): HistoryEntry | undefined {
  const parsed = v.safeParse(entrySchema, state)
  return parsed.success ? parsed.output : undefined
}

/** The entry of a page that was not navigated to: the server's, and the first one of a tab. */
export const firstEntry: HistoryEntry = { key: 0, index: 0 }
