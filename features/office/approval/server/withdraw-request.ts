import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { withdrawRequest } from '../contract.ts'
import { refuseWithdrawal } from '../rules.ts'
import { approvalDecide, approvalFindForUpdate } from './store/approval.store.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'

export const withdrawRequestHandler = ({ audit }: Pick<ApprovalDependencies, 'audit'>) =>
  handleStaffChange(audit, withdrawRequest, async ({ input: { approvalId: id, reason }, staff, tx, now }) => {
    const request = await approvalFindForUpdate(tx, id)
    if (!request) return refuse('approvalNotFound')
    const refusal = refuseWithdrawal(request, staff.staffId, now)
    if (refusal) return refuse(refusal)

    const decided = { deciderId: staff.staffId, decider: staff.email, reason, result: null, now }
    await approvalDecide(tx, { id, state: 'withdrawn', ...decided })
    const before = { request: Number(id), state: 'waiting' }
    return changed(
      {},
      { subject: request.subject, before, after: { ...before, state: 'withdrawn', kind: request.kind } },
    )
  })
