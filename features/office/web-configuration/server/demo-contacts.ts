import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { defaultSettings, type Settings } from '../settings.ts'
import { readSettings } from './read-settings.ts'
import { settingsLock } from './store/settings-history.store.ts'
import { settingsInsert } from './store/settings.store.ts'

/** Nobody answers at these, and no such company exists. */
export const demoContacts = {
  company: 'Bituin Demo Operator',
  licenceHolder: 'Bituin Demo Operator',
  supportEmail: 'support@bituin.example',
  helplinePhone: '1800-1-888-0000',
} as const
const names = ['company', 'licenceHolder', 'supportEmail', 'helplinePhone'] as const

/** Gives the demonstration its names and contacts. Settings that have ever been saved are left as they are. */
export const seedDemoContacts = (db: Pick<Database, 'transaction'>, now: Instant): Promise<void> =>
  db.transaction(async (tx) => {
    await settingsLock(tx)
    if ((await readSettings(tx)).version > 0) return
    await settingsInsert(tx, {
      settings: { ...defaultSettings, ...demoContacts },
      changedBy: 'house',
      reason: 'The names and contacts of the demonstration.',
      now,
    })
  })

/** The settings without the demonstration's names and contacts, which older releases gave to every house. */
export const withoutDemoContacts = (settings: Settings): Settings => ({
  ...settings,
  ...Object.fromEntries(demoNamesIn(settings).map((name) => [name, ''])),
})

/** Which of the settings are still those of the demonstration. */
export const demoNamesIn = (settings: Settings): readonly (typeof names)[number][] =>
  names.filter((name) => settings[name] === demoContacts[name])
