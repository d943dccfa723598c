import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { defaultSettings } from '../settings.ts'
import { readSettings } from './read-settings.ts'
import { settingsLock } from './store/settings-history.store.ts'
import { settingsInsert } from './store/settings.store.ts'

/**
 * A house in production begins with the identity before the first deposit, as its regulator asks. It is a setting like
 * any other: its first version, which the operator can change with a second person's approval.
 */
export const beginProduction = (db: Pick<Database, 'transaction'>, now: Instant): Promise<void> =>
  db.transaction(async (tx) => {
    await settingsLock(tx)
    if ((await readSettings(tx)).version > 0) return
    await settingsInsert(tx, {
      settings: { ...defaultSettings, kycGate: 'deposit' },
      changedBy: 'start in production',
      reason: 'In production, the identity is approved before the first deposit.',
      now,
    })
  })
