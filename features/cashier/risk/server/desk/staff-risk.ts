import { refuse } from '#core/contract/outcome.ts'
import { staleText } from '#core/contract/staff-call.ts'
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
    notHeld: 'This reward is no longer on hold. Another member may have released it.',
    alertNotFound: 'This alert is already closed, or it’s part of a case that decides on it.',
    caseNotFound: 'This case doesn’t exist or is already decided. Nothing was saved.',
    caseIsOpen: 'This player already has an open case. New alerts join it by themselves.',
    alertJoined: staleText,
    playerNotFound: 'No player has this ID.',
    documentNotFound: 'This document doesn’t exist.',
    stale: staffMessages.stale,
    nothingToChange: 'There’s nothing to save: these rules are already in effect.',
    strangeFile: 'Only PDF, JPEG, PNG and plain text files can be added. Nothing was saved.',
  },
})
