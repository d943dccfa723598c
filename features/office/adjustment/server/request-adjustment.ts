import { invalid } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { requestAdjustment } from '../contract.ts'
import { keptLines } from './adjustment-payload.ts'
import { requestAdjustmentApproval } from './request-adjustment-approval.ts'

export const requestAdjustmentHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, requestAdjustment, async ({ input, staff, tx, now }) => {
    const { requestKey, reason, ...line } = input
    if (line.direction === 'debit' && line.betRate > 0) {
      return invalid({ field: 'betRate', key: 'debitIsNotPlayed', msg: 'A debit can’t have playthrough.' })
    }
    const subject = `player:${line.playerId}`
    const approvalId = await requestAdjustmentApproval(tx, { lines: [line], subject, reason, requestKey, staff, now })
    if (typeof approvalId !== 'bigint') return approvalId
    const after = { request: Number(approvalId), ...keptLines([line]) }
    return changed({ approvalId }, { subject, before: null, after })
  })
