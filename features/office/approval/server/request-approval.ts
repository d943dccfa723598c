import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { StaffIdentity } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { requestLifetime } from '../rules.ts'
import { approvalInsert } from './approval.store.ts'
import type { ApprovalKind } from './approval-kind.ts'

export type ApprovalWish = {
  readonly kind: Pick<ApprovalKind, 'name'>
  /** About whom or what, as in the audit log. */
  readonly subject: string
  readonly payload: unknown
  readonly reason: string
  /** Made by the form: sending it twice asks once. */
  readonly requestKey: string
  readonly staff: Pick<StaffIdentity, 'staffId' | 'email'>
  readonly now: Instant
}

/** Asks for something that another member has to allow. Undefined when the same form was sent before. */
export const requestApproval = (
  tx: Transaction,
  { kind, staff, now, ...wish }: ApprovalWish,
): Promise<bigint | undefined> =>
  approvalInsert(tx, {
    ...wish,
    kind: kind.name,
    makerId: staff.staffId,
    maker: staff.email,
    madeAt: now,
    expiresAt: addDuration(now, requestLifetime),
  })
