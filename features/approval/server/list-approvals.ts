import type { Instant } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { handleStaff, permits, type StaffIdentity } from '#features/staff/server/index.ts'
import { listApprovals } from '../contract.ts'
import { refuseDecision, shownState } from '../rules.ts'
import { approvalListDecided, approvalListWaiting, type ApprovalRow } from './approval.store.ts'
import type { ApprovalNeeds } from './approval-needs.ts'

const pageSize = 25

export const listApprovalsHandler = ({ kinds }: Pick<ApprovalNeeds, 'kinds'>) =>
  handleStaff(listApprovals, async ({ input: { show, page }, staff, db, now }) => {
    const list = show === 'waiting' ? approvalListWaiting : approvalListDecided
    const rows = await list(db, { limit: pageSize + 1, offset: page * pageSize, now })
    const requests = rows.slice(0, pageSize).map((row) => requestView(row, kinds.get(row.kind), { staff, now }))
    return answer({ requests, hasMore: rows.length > pageSize })
  })

type Reader = { readonly staff: StaffIdentity; readonly now: Instant }

function requestView(row: ApprovalRow, kind: ReturnType<ApprovalNeeds['kinds']['get']>, { staff, now }: Reader) {
  const { makerId, payload, ...shown } = row
  const decider = { staffId: staff.staffId, holdsDuty: kind !== undefined && permits(staff.roles, kind.approves) }
  return {
    ...shown,
    label: kind?.label ?? row.kind,
    facts: kind === undefined ? [] : [...kind.facts(payload)],
    state: shownState(row, now),
    mayDecide: refuseDecision(row, decider, now) === undefined,
    isOwn: makerId === staff.staffId,
  }
}
