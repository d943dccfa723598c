import { answer, refuse } from '#core/contract/outcome.ts'
import {
  changed,
  handleStaff,
  handleStaffChange,
  type StaffDependencies,
  staffMessages,
} from '#features/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { closeAlert, listAlerts } from '../staff-contract.ts'
import { alertClose, alertList } from './aml-alert.store.ts'

const pageSize = 25

/** The queue of the reporting officer. Nobody else sees it. */
export const staffRisk = ({ audit }: Pick<StaffDependencies, 'audit'>): Feature => ({
  name: 'risk',
  handlers: [
    handleStaff(listAlerts, async ({ input: { isClosed, page }, db }) => {
      const found = await alertList(db, { isClosed, limit: pageSize + 1, offset: page * pageSize })
      return answer({ alerts: found.slice(0, pageSize), hasMore: found.length > pageSize })
    }),
    handleStaffChange(audit, closeAlert, async ({ input: { alertId: id }, staff, tx, now }) => {
      const closed = await alertClose(tx, { id, now, email: staff.email })
      if (closed === undefined) return refuse('alertNotFound')
      // The audit log is read by others than the reporting officer: it names the alert and not the player.
      return changed({}, { subject: `amlAlert:${id}`, before: { rule: closed.rule }, after: null })
    }),
  ],
  refusalTexts: { notPermitted: staffMessages.notPermitted, alertNotFound: 'This alert is closed already.' },
})
