import { csvValues, handleStaffList, versionColumns } from '#features/office/staff/server/index.ts'
import { defaultSettings } from '../settings.ts'
import { type SettingChange, settingsChanges } from '../settings-changes.ts'
import { listSettingsHistory } from '../staff-contract.ts'
import { type SettingsVersion, settingsForStaff } from './store/settings-history.store.ts'

/** Every version with its changes. */
export const listSettingsHistoryHandler = handleStaffList(listSettingsHistory, {
  read: async ({ input: { from, until, ...paging }, db, limit, countMax }) => {
    const page = await settingsForStaff.read(db, { ...paging, filter: { from, until }, limit, countMax })
    return { ...page, rows: page.rows.map(withChanges) }
  },
  csv: [...versionColumns, { name: 'Changes', cell: ({ changes }) => changes.map(changeText).join('; ') }],
})

const changeText = ({ name, before, after }: SettingChange): string =>
  `${csvValues({ [name]: before })} → ${csvValues(after)}`

const withChanges = ({ settings, earlier, ...version }: SettingsVersion) => ({
  ...version,
  changes: settingsChanges(
    { ...defaultSettings, ...earlier },
    // A row of an older release has today's defaults for unknown settings.
    { ...defaultSettings, ...settings },
  ),
})
