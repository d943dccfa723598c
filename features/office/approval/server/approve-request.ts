import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, permits } from '#features/office/staff/server/index.ts'
import { approveRequest } from '../contract.ts'
import { refuseDecision } from '../rules.ts'
import { approvalDecide, approvalFindForUpdate } from './store/approval.store.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'
import { coinsToKeep } from './card-facts.ts'

/** Carries out and marks the request in one transaction, under its lock, so that it is done exactly once. */
export const approveRequestHandler = ({ audit, secondPerson, kinds }: ApprovalDependencies) =>
  handleStaffChange(audit, approveRequest, async ({ input: { approvalId: id, reason }, staff, caller, tx, now }) => {
    const request = await approvalFindForUpdate(tx, id)
    const kind = request && kinds.get(request.kind)
    if (!request || !kind) return refuse('approvalNotFound')
    const decider = { staffId: staff.staffId, holdsDuty: permits(staff.roles, kind.approves) }
    const refusal = refuseDecision(request, decider, now)
    if (refusal) return refuse(refusal)

    const { payload, maker, subject, makerId, madeAt: requestedAt } = request
    const fault = await secondPerson(tx, { maker: makerId, requestedAt, staff, caller, now })
    if (fault) return refuse(fault)
    const how = { approvalId: id, reason: request.reason, maker, approver: staff.email, now }
    const carried = await kind.carryOut(tx, payload, how)
    if (carried.kind === 'refused') return refuse('cannotBeDone', { why: carried.why })
    const result = { ...carried.result, ...(await coinsToKeep(tx, kind.moves(payload))) }
    await approvalDecide(tx, {
      id,
      state: 'approved',
      deciderId: staff.staffId,
      decider: staff.email,
      reason,
      result,
      now,
    })
    const before = { request: Number(id), state: 'waiting', maker }
    return changed({}, { subject, before, after: { state: 'approved', kind: kind.name, payload, result } })
  })
