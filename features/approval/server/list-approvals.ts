import type { Instant } from '#core/clock/instant.ts'
import { csvTime, handleStaffList, permits, type StaffIdentity } from '#features/staff/server/index.ts'
import { listApprovals } from '../contract.ts'
import { refuseDecision, shownState } from '../rules.ts'
import { approvalsForStaff, type ApprovalRow } from './approval.store.ts'
import type { ApprovalNeeds } from './approval-needs.ts'

/** What waits for a second person, and what became of the rest. */
export const listApprovalsHandler = ({ kinds }: Pick<ApprovalNeeds, 'kinds'>) =>
  handleStaffList(listApprovals, {
    read: async ({ input: { show, ...place }, staff, db, now, limit, countMax }) => {
      const page = await approvalsForStaff.read(db, { ...place, filter: { [show]: now }, limit, countMax })
      return { ...page, rows: page.rows.map((row) => requestView(row, kinds.get(row.kind), { staff, now })) }
    },
    csv: [
      { name: 'No.', cell: ({ id }) => id },
      { name: 'What', cell: ({ label }) => label },
      { name: 'Of', cell: ({ subject }) => subject },
      { name: 'Facts', cell: ({ facts }) => facts.map(({ name, value }) => `${name}: ${value}`).join('; ') },
      { name: 'Why', cell: ({ reason }) => reason },
      { name: 'Asked by', cell: ({ maker }) => maker },
      { name: 'Asked (Manila)', cell: ({ madeAt }) => csvTime(madeAt) },
      { name: 'State', cell: ({ state }) => state },
      { name: 'Decided by', cell: ({ decider }) => decider },
      { name: 'Decided (Manila)', cell: ({ decidedAt }) => csvTime(decidedAt) },
    ],
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
