import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/staff/server/index.ts'
import { defaultSettings } from '../settings.ts'
import { settingsChanges } from '../settings-changes.ts'
import { listSettingsHistory } from '../staff-contract.ts'
import { settingsList } from './settings-history.store.ts'

const pageSize = 20

/** One version more than the page is read: the last of the page is compared with it. */
export const listSettingsHistoryHandler = handleStaff(listSettingsHistory, async ({ input, db }) => {
  const rows = await settingsList(db, { before: input.before, limit: pageSize + 1 })
  const versions = rows.slice(0, pageSize).map(({ version, settings, ...told }, at) => ({
    ...told,
    version: Number(version),
    changes: settingsChanges(
      { ...defaultSettings, ...rows[at + 1]?.settings },
      // A row of an older release had today's defaults for what it did not know.
      { ...defaultSettings, ...settings },
    ),
  }))
  return answer({ versions, hasMore: rows.length > pageSize })
})
