import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { releaseHeldGift } from '../../case-contract.ts'
import { closeAlert } from '../../staff-contract.ts'
import { alertClose } from '../store/aml-alert.store.ts'
import { listAlertsHandler, listCasesHandler } from '../aml-lists.ts'
import { listRatingsHandler } from '../list-ratings.ts'
import { releaseGift } from '../release-gift.ts'
import type { RiskDeskDependencies } from '../risk-dependencies.ts'
import { staffCaseFiles } from './staff-case-files.ts'
import { staffCases } from './staff-cases.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { staffRules } from './staff-rules.ts'
import { viewClusterHandler } from '../view-cluster.ts'

/** The reporting officer's queue. Nobody else sees it. */
export const staffRisk = (needs: RiskDeskDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    listAlertsHandler,
    handleStaffChange(needs.audit, closeAlert, async ({ input: { alertId: id }, staff, tx, now }) => {
      const closed = await alertClose(tx, { id, now, email: staff.email })
      if (closed === undefined) return refuse('alertNotFound')
      // Other roles read the audit log: it names the alert and not the player.
      return changed({}, { subject: `amlAlert:${id}`, before: { rule: closed.rule }, after: null })
    }),
    listCasesHandler,
    ...staffCases(needs),
    ...staffCaseFiles(needs),
    viewClusterHandler,
    listRatingsHandler,
    handleStaffChange(needs.audit, releaseHeldGift, async ({ input: { playerId, gift }, staff, tx, now }) => {
      const released = await releaseGift(tx, { playerId, gift, now, by: staff.email })
      if (released === undefined) return refuse('notHeld')
      const before = { gift: released.title, heldFor: released.basis }
      return changed({}, { subject: `player:${playerId}`, before, after: { gift: released.title, heldFor: null } })
    }),
    ...staffRules(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    notHeld: 'This reward is not on hold any more. Somebody may have released it.',
    alertNotFound: 'This alert is closed already.',
    caseNotFound: 'There is no such case, or it is decided.',
    caseIsOpen: 'There is an open case of this player already.',
    playerNotFound: 'There is no such player.',
    documentNotFound: 'There is no such document.',
    stale: staffMessages.stale,
    nothingToChange: 'That is how they are already.',
    strangeFile: 'Only PDF, JPEG, PNG and plain text belong into a case.',
  },
})
