import { systemClock } from '#core/clock/instant.ts'
import { type Settings, settingsInsert } from '#features/office/web-configuration/server/index.ts'
import type { Database } from '#platform/db/database.ts'

/** What an operator sets for the whole site. It acts with the next page that is loaded. */
export type OperatorSettings = {
  /** Sets these, and everything else to its default. */
  readonly set: (settings: Partial<Settings>) => Promise<void>
  /** Sets everything back, if anything was set. */
  readonly restore: () => Promise<void>
}

export function operatorSettings(db: Database): OperatorSettings {
  let changed = false
  const set = async (settings: Partial<Settings>) => {
    await settingsInsert(db, { settings, changedBy: 'journeys', reason: 'a journey', now: systemClock.now() })
    changed = true
  }
  return { set, restore: async () => (changed ? set({}) : undefined) }
}
