import { answer, refuse } from '#core/contract/outcome.ts'
import {
  changed,
  handleStaff,
  handleStaffChange,
  type StaffDependencies,
  staffMessages,
} from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { compareDay, listDays, resolveDifference } from '../staff-contract.ts'
import { compareJobName } from './reconciliation-jobs.ts'
import type { ReconciliationDependencies } from './reconciliation-dependencies.ts'
import { listDifferencesHandler } from './list-differences.ts'
import { comparedDayList, differenceResolve } from './store/reconciliation.store.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

type Dependencies = Pick<StaffDependencies, 'audit'> & Pick<ReconciliationDependencies, 'providers'>

/** Comparisons, differences, and explanations. */
export const staffReconciliation = ({ audit, providers }: Dependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    handleStaff(listDays, async ({ db }) => answer({ days: await comparedDayList(db) })),
    listDifferencesHandler,
    handleStaffChange(audit, resolveDifference, async ({ input: { differenceId: id }, staff, tx, now }) => {
      const resolved = await differenceResolve(tx, { id, now, email: staff.email })
      if (resolved === undefined) return refuse('differenceNotFound')
      const { provider, day, kind, reference } = resolved
      return changed({}, { subject: `reconciliation:${provider}`, before: { day, kind, reference }, after: null })
    }),
    handleStaffChange(audit, compareDay, async ({ input: { provider, day }, tx, now }) => {
      if (!providers.some(({ id, listSettlement }) => id === provider && listSettlement)) {
        return refuse('providerNotFound')
      }
      const payload = { provider, day }
      await schedule(tx, { name: compareJobName, key: `${provider}:${day}`, runAt: now, payload })
      return changed({}, { subject: `reconciliation:${provider}`, before: null, after: { day } })
    }),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    differenceNotFound: 'This difference is already resolved.',
    providerNotFound: 'No payment provider with this name sends settlements. Nothing was compared.',
  },
})
