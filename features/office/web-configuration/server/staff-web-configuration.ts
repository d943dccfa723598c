import { answer } from '#core/contract/outcome.ts'
import { handleStaff, type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { viewSettings } from '../staff-contract.ts'
import { listSettingsHistoryHandler } from './list-settings-history.ts'
import { readSettings } from './read-settings.ts'
import { saveSettingsHandler } from './save-settings.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** The settings, as the operator's staff sees and changes them. */
export const staffWebConfiguration = (needs: Pick<StaffDependencies, 'audit'>): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    handleStaff(viewSettings, async ({ db }) => answer(await readSettings(db))),
    saveSettingsHandler(needs),
    listSettingsHistoryHandler,
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    stale: 'Another member saved a newer version, so yours wasn’t saved. Compare the changes below, then save again.',
    askedBefore: 'This change is already waiting for approval. You’ll find it under Approvals.',
    nothingToChange: 'There’s nothing to save: these settings are already in effect.',
  },
})
