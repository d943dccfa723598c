import { handleStaffChange } from '#features/office/staff/server/index.ts'
import { approveRequest } from '../contract.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'
import { approveOne } from './approve-one.ts'

export const approveRequestHandler = ({ audit, ...needs }: ApprovalDependencies) =>
  handleStaffChange(audit, approveRequest, async ({ input: { approvalId: id, reason }, staff, caller, tx, now }) =>
    approveOne(tx, needs, { id, reason, staff, caller, now }),
  )
