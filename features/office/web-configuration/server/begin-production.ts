import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { defaultSettings } from '../settings.ts'
import { demoNamesIn, withoutDemoContacts } from './demo-contacts.ts'
import { type CurrentSettings, readSettings } from './read-settings.ts'
import { settingsLock } from './store/settings-history.store.ts'
import { settingsInsert } from './store/settings.store.ts'

/**
 * A house in production begins with the identity before the first deposit, as its regulator asks. It is a setting like
 * any other: its first version, which the operator can change with a second person's approval. A house that an older
 * release began loses the names and contacts of the demonstration, at which nobody would answer its players.
 */
export const beginProduction = (db: Pick<Database, 'transaction'>, now: Instant): Promise<void> =>
  db.transaction(async (tx) => {
    await settingsLock(tx)
    const change = changeAtStart(await readSettings(tx))
    if (change) await settingsInsert(tx, { ...change, changedBy: 'start in production', now })
  })

function changeAtStart({ version, settings }: CurrentSettings) {
  if (version === 0)
    return {
      settings: { ...defaultSettings, kycGate: 'deposit' },
      reason: 'In production, the identity is approved before the first deposit.',
    }
  if (demoNamesIn(settings).length === 0) return undefined
  return {
    settings: withoutDemoContacts(settings),
    reason: 'The names and contacts of the demonstration are nobody’s.',
  }
}
