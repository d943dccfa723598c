import { refuse } from '#core/contract/outcome.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { requestReopening } from '../contract.ts'
import { closingListOfDay } from './store/daily-close.store.ts'
import { reopenKindName } from './reopen-kind.ts'

export const requestReopeningHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, requestReopening, async ({ input: { requestKey, day, reason }, staff, tx, now }) => {
    const closing = (await closingListOfDay(tx, day)).find(({ reopenedAt }) => reopenedAt === null)
    if (closing === undefined) return refuse('notClosed')
    const subject = `day:${day}`
    const payload = { day, closingId: String(closing.id), closedBy: closing.closedBy }
    const request = { kind: reopenKindName, subject, payload, reason, requestKey, staff, now }
    const approvalId = await requestApproval(tx, request)
    if (approvalId === undefined) return refuse('sentBefore')
    return changed({ approvalId }, { subject, before: null, after: { request: Number(approvalId), ...payload } })
  })
