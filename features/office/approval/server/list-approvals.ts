import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { csvTime, handleStaffList, permits, type StaffIdentity } from '#features/office/staff/server/index.ts'
import { listApprovals } from '../contract.ts'
import { refuseDecision, shownState, valueText } from '../rules.ts'
import { approvalsForStaff, type ApprovalRow } from './store/approval.store.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'
import { cardFacts } from './card-facts.ts'

/** Requests waiting for a second person, and decided ones. */
export const listApprovalsHandler = ({ kinds, nameOf }: Pick<ApprovalDependencies, 'kinds' | 'nameOf'>) =>
  handleStaffList(listApprovals, {
    read: async ({ input: { show, ...paging }, staff, db, now, limit, countMax }) => {
      const page = await approvalsForStaff.read(db, { ...paging, filter: { [show]: now }, limit, countMax })
      const reader = { staff, now, db, nameOf }
      return { ...page, rows: await Promise.all(page.rows.map((row) => requestView(row, kinds.get(row.kind), reader))) }
    },
    csv: [
      { name: 'No.', cell: ({ id }) => id },
      { name: 'Request', cell: ({ label }) => label },
      { name: 'Subject', cell: ({ subject }) => subject },
      { name: 'Details', cell: ({ facts }) => facts.map((fact) => `${fact.name}: ${valueText(fact)}`).join('; ') },
      { name: 'Reason', cell: ({ reason }) => reason },
      { name: 'Requested by', cell: ({ maker }) => maker },
      { name: 'Asked (Manila)', cell: ({ madeAt }) => csvTime(madeAt) },
      { name: 'State', cell: ({ state }) => state },
      { name: 'Decided by', cell: ({ decider }) => decider },
      { name: 'Decided (Manila)', cell: ({ decidedAt }) => csvTime(decidedAt) },
    ],
  })

type Reader = Pick<ApprovalDependencies, 'nameOf'> & {
  readonly staff: StaffIdentity
  readonly now: Instant
  readonly db: Queryable
}

async function requestView(
  row: ApprovalRow,
  kind: ReturnType<ApprovalDependencies['kinds']['get']>,
  { staff, ...reader }: Reader,
) {
  const { makerId, payload, result, ...shown } = row
  const { now } = reader
  const state = shownState(row, now)
  const card = { ...reader, isWaiting: state === 'waiting' }
  const decider = { staffId: staff.staffId, holdsDuty: kind !== undefined && permits(staff.roles, kind.approves) }
  return {
    ...shown,
    label: kind?.label ?? row.kind,
    facts: kind === undefined ? [] : [...(await cardFacts(kind, { payload, result }, card))],
    state,
    mayDecide: refuseDecision(row, decider, now) === undefined,
    isOwn: makerId === staff.staffId,
  }
}
