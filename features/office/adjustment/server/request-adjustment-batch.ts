import { invalid } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { requestAdjustmentBatch } from '../contract.ts'
import { readBatch } from '../rules.ts'
import { keptLines } from './adjustment-payload.ts'
import { requestAdjustmentApproval } from './request-adjustment-approval.ts'

/** One request for the whole file: approved as a whole, applied completely or not at all. */
export const requestAdjustmentBatchHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, requestAdjustmentBatch, async ({ input, staff, tx, now }) => {
    const { requestKey, reason, csv } = input
    const lines = readBatch(csv)
    if (typeof lines === 'string') return invalid({ field: 'csv', key: 'csvUnreadable', msg: lines })
    const subject = `adjustment:${requestKey}`
    const approvalId = await requestAdjustmentApproval(tx, { lines, subject, reason, requestKey, staff, now })
    if (typeof approvalId !== 'bigint') return approvalId
    const after = { request: Number(approvalId), ...keptLines(lines) }
    return changed({ approvalId, lines: lines.length }, { subject, before: null, after })
  })
