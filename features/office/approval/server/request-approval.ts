import { addDuration, earliest, type Instant } from '#core/clock/instant.ts'
import type { StaffIdentity } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { requestLifetime } from '../rules.ts'
import { approvalInsert } from './store/approval.store.ts'
import type { ApprovalKind } from './approval-kind.ts'

export type ApprovalRequest = {
  readonly kind: Pick<ApprovalKind, 'name'>
  /** The subject, as in the audit log. */
  readonly subject: string
  readonly payload: unknown
  readonly reason: string
  /** Idempotency key made by the form. */
  readonly requestKey: string
  readonly staff: Pick<StaffIdentity, 'staffId' | 'email'>
  readonly now: Instant
  /** From when on it could not be carried out: it expires then, if that is before the usual time. */
  readonly until?: Instant
}

/** Requests an act that another member has to approve. Undefined if the same form was sent before. */
export const requestApproval = (
  tx: Transaction,
  { kind, staff, now, until = addDuration(now, requestLifetime), ...request }: ApprovalRequest,
): Promise<bigint | undefined> =>
  approvalInsert(tx, {
    ...request,
    kind: kind.name,
    makerId: staff.staffId,
    maker: staff.email,
    madeAt: now,
    expiresAt: earliest(addDuration(now, requestLifetime), until),
  })
