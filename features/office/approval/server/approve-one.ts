import { refuse } from '#core/contract/outcome.ts'
import { changed, permits, type StaffIdentity } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { refuseDecision } from '../rules.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'
import { coinsToKeep } from './card-facts.ts'
import { approvalDecide, approvalFindForUpdate } from './store/approval.store.ts'

type Who = Pick<Parameters<ApprovalDependencies['secondPerson']>[1], 'caller' | 'now'> & {
  readonly staff: StaffIdentity
}
type Approval = Who & { readonly id: bigint; readonly reason: string }
export type ApproveDependencies = Pick<ApprovalDependencies, 'secondPerson' | 'kinds'>

/** Carries out and marks the request in one transaction, under its lock, so that it is done exactly once. */
export async function approveOne(tx: Transaction, needs: ApproveDependencies, { id, reason, ...who }: Approval) {
  const { secondPerson, kinds } = needs
  const { staff, caller, now } = who
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
  const decided = {
    id,
    state: 'approved',
    deciderId: staff.staffId,
    decider: staff.email,
    reason,
    result,
    now,
  } as const
  await approvalDecide(tx, decided)
  const before = { request: Number(id), state: 'waiting', maker }
  return changed({}, { subject, before, after: { ...before, state: 'approved', kind: kind.name, payload, result } })
}
