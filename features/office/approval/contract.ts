import * as v from 'valibot'
import { bulkIn, bulkOut, bulkRefusals } from '#core/contract/bulk.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { secondPersonRefusals } from '#core/contract/second-person.ts'
import { reasonIn, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const decisionIn = v.object({ approvalId: idIn, reason: reasonIn })
const decisionRefusals = { approvalNotFound: 1074, notWaiting: 1140, requestExpired: 1141 } as const

const approvalOut = {
  id: idOut,
  kind: v.string(),
  /** The requested act, in the operator's words. */
  label: v.string(),
  subject: v.string(),
  facts: v.array(v.object({ name: v.string(), value: v.string(), before: v.exactOptional(v.string()) })),
  reason: v.string(),
  maker: v.string(),
  madeAt: instantOut,
  expiresAt: instantOut,
  state: v.picklist(['waiting', 'approved', 'refused', 'withdrawn', 'expired']),
  decider: v.nullable(v.string()),
  decidedAt: v.nullable(instantOut),
  decisionReason: v.nullable(v.string()),
  /** The reader may decide it now. */
  mayDecide: v.boolean(),
  /** What it gives, if it may be approved together with others; null: it is decided by itself. */
  lowRiskSum: v.nullable(centavosOut),
  /** The reader made the request. */
  isOwn: v.boolean(),
} as const

export const listApprovals = staffList({
  path: 'approvalList',
  summary: 'Lists requests: pending ones, oldest first, or decided ones, newest first. 25 at a time.',
  permission: 'approval.view',
  filter: { show: v.optional(v.picklist(['waiting', 'decided']), 'waiting') },
  sorts: ['oldest', 'newest'],
  row: approvalOut,
})

export const approveRequest = staffChange({
  path: 'approvalApprove',
  summary: 'Approves another member’s request and carries it out at once.',
  permission: 'approval.approve',
  request: decisionIn,
  response: v.object({}),
  refusals: { ...decisionRefusals, ownRequest: 1142, otherDuty: 1143, cannotBeDone: 1144, ...secondPersonRefusals },
})

export const approveRequests = staffChange({
  path: 'approvalApproveTogether',
  summary:
    'Approves several low-risk requests, each by itself. Those that cannot be approved are listed with the reason.',
  permission: 'approval.approve',
  request: v.object({ ...bulkIn({ approvalId: idIn }, 'approvalId'), reason: reasonIn }),
  response: bulkOut,
  refusals: bulkRefusals,
})

export const refuseRequest = staffChange({
  path: 'approvalRefuse',
  summary: 'Rejects another member’s request. Nothing changes.',
  permission: 'approval.refuse',
  request: decisionIn,
  response: v.object({}),
  refusals: { ...decisionRefusals, ownRequest: 1142, otherDuty: 1143 },
})

export const withdrawRequest = staffChange({
  path: 'approvalWithdraw',
  summary: 'Cancels the caller’s own request.',
  permission: 'approval.withdraw',
  request: decisionIn,
  response: v.object({}),
  refusals: { ...decisionRefusals, notOwnRequest: 1145 },
})
