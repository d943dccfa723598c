import { hours } from '#core/clock/duration.ts'
import { staffMessages, type WorkQueues } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { approvalCountWaiting, approvalListWaiting } from './store/approval-waiting.store.ts'
import type { ApprovalKinds } from './approval-kind.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'
import { approveRequestHandler } from './approve-request.ts'
import { approveRequestsHandler, requestRefusalTexts } from './approve-requests.ts'
import { listApprovalsHandler } from './list-approvals.ts'
import { refuseRequestHandler } from './refuse-request.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { withdrawRequestHandler } from './withdraw-request.ts'

type Dependencies = Omit<ApprovalDependencies, 'kinds'> & ApprovalKinds

/** Requests that one member makes and another decides. Features bring the kinds of act. */
export function approval({ approvalKinds: kinds, ...given }: Dependencies): FeatureModule & WorkQueues {
  const needs = { ...given, kinds: new Map(kinds.map((kind) => [kind.name, kind])) }
  if (needs.kinds.size !== kinds.length) throw new Error('two kinds of request have one name')
  return {
    name: 'approval',
    desk: {
      fieldMeanings: staffFieldMeanings,
      handlers: [
        listApprovalsHandler(needs),
        approveRequestHandler(needs),
        approveRequestsHandler(needs),
        refuseRequestHandler(needs),
        withdrawRequestHandler(needs),
      ],
      refusalTexts: { ...requestRefusalTexts, notPermitted: staffMessages.notPermitted },
    },
    queues: [
      {
        name: 'approvals',
        label: 'Approvals',
        permission: 'approval.view',
        page: '/approvals',
        count: approvalCountWaiting,
        items: {
          dueAfter: hours(24),
          list: async (db, now, max) =>
            (await approvalListWaiting(db, now, max)).map(({ id, kind, maker, madeAt }) => ({
              ref: String(id),
              since: madeAt,
              about: `${needs.kinds.get(kind)?.label ?? kind} ${id}, requested by ${maker}`,
              page: '/approvals',
            })),
        },
      },
    ],
  }
}

export { approvalFindEarlier, approvalsWaiting } from './store/approval.store.ts'
export { approvalsAbout } from './store/approvals-about.store.ts'
export {
  type ApprovalFact,
  type ApprovalKind,
  type ApprovalKinds,
  approvalKind,
  type CarriedOut,
  type CarryingOut,
  type Move,
} from './approval-kind.ts'
export { requestApproval } from './request-approval.ts'
