import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, permits } from '#features/office/staff/server/index.ts'
import { refuseRequest } from '../contract.ts'
import { refuseDecision } from '../rules.ts'
import { approvalDecide, approvalFindForUpdate } from './store/approval.store.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'

export const refuseRequestHandler = ({ audit, kinds }: ApprovalDependencies) =>
  handleStaffChange(audit, refuseRequest, async ({ input: { approvalId: id, reason }, staff, tx, now }) => {
    const request = await approvalFindForUpdate(tx, id)
    const kind = request && kinds.get(request.kind)
    if (!request || !kind) return refuse('approvalNotFound')
    const decider = { staffId: staff.staffId, holdsDuty: permits(staff.roles, kind.approves) }
    const refusal = refuseDecision(request, decider, now)
    if (refusal) return refuse(refusal)

    const result = null
    await approvalDecide(tx, {
      id,
      state: 'refused',
      deciderId: staff.staffId,
      decider: staff.email,
      reason,
      result,
      now,
    })
    const before = { request: Number(id), state: 'waiting', maker: request.maker }
    return changed({}, { subject: request.subject, before, after: { ...before, state: 'refused', kind: kind.name } })
  })
