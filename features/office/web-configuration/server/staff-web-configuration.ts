import { answer } from '#core/contract/outcome.ts'
import { handleStaff, type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { viewSettings } from '../staff-contract.ts'
import { listSettingsHistoryHandler } from './list-settings-history.ts'
import { readSettings } from './read-settings.ts'
import { saveSettingsHandler } from './save-settings.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

export const staffWebConfiguration = (needs: Pick<StaffDependencies, 'audit'>): Feature => ({
  name: 'web-configuration',
  fieldMeanings: staffFieldMeanings,
  handlers: [
    handleStaff(viewSettings, async ({ db }) => answer(await readSettings(db))),
    saveSettingsHandler(needs),
    listSettingsHistoryHandler,
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    stale: 'Somebody else has saved a newer version. Compare it with yours below, then save again.',
    askedBefore: 'This was asked for already, and waits for a second person.',
    nothingToChange: 'Nothing is different from the version that acts now.',
  },
})
