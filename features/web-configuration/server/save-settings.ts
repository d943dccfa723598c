import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/staff/server/index.ts'
import { settingsChanges } from '../settings-changes.ts'
import { saveSettings } from '../staff-contract.ts'
import { readSettings } from './read-settings.ts'
import { settingsLock } from './settings-history.store.ts'
import { settingsInsert } from './settings.store.ts'

/** Makes a new version of the settings, unless somebody else has made one since the form was filled. */
export const saveSettingsHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, saveSettings, async ({ input, staff, tx, now }) => {
    await settingsLock(tx)
    const current = await readSettings(tx)
    if (current.version !== input.version) return refuse('stale', { version: current.version })
    const changes = settingsChanges(current.settings, input.settings)
    if (changes.length === 0) return refuse('nothingToChange')

    const { settings, reason } = input
    const inserted = await settingsInsert(tx, { settings, changedBy: staff.email, reason, now })
    const version = Number(inserted.version)
    return changed(
      { version },
      {
        subject: `webConfiguration:${version}`,
        before: Object.fromEntries(changes.map(({ name, before }) => [name, before])),
        after: Object.fromEntries(changes.map(({ name, after }) => [name, after])),
      },
    )
  })
