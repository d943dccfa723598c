import { secondPersonMessages, staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { approvalMessages } from '../messages.ts'
import type { ApprovalKind } from './approval-kind.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'
import { approveRequestHandler } from './approve-request.ts'
import { listApprovalsHandler } from './list-approvals.ts'
import { refuseRequestHandler } from './refuse-request.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { withdrawRequestHandler } from './withdraw-request.ts'

type Dependencies = Pick<ApprovalDependencies, 'audit' | 'secondPerson' | 'nameOf'> & {
  readonly kinds: readonly ApprovalKind[]
}

/** Requests that one member makes and another decides. Features bring the kinds of act. */
export function approval({ kinds, ...given }: Dependencies): Feature {
  const needs = { ...given, kinds: new Map(kinds.map((kind) => [kind.name, kind])) }
  if (needs.kinds.size !== kinds.length) throw new Error('two kinds of request have one name')
  return {
    name: 'approval',
    fieldMeanings: staffFieldMeanings,
    handlers: [
      listApprovalsHandler(needs),
      approveRequestHandler(needs),
      refuseRequestHandler(needs),
      withdrawRequestHandler(needs),
    ],
    refusalTexts: { ...approvalMessages, ...secondPersonMessages, notPermitted: staffMessages.notPermitted },
  }
}

export { approvalCountWaiting, approvalFindAsked, approvalsWaiting } from './approval.store.ts'
export {
  type ApprovalFact,
  type ApprovalKind,
  approvalKind,
  type CarriedOut,
  type CarryingOut,
  type Move,
} from './approval-kind.ts'
export { requestApproval } from './request-approval.ts'
