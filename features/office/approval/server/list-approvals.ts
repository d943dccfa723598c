import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { csvTime, handleStaffList, permits, type StaffIdentity } from '#features/office/staff/server/index.ts'
import { listApprovals } from '../contract.ts'
import { requestStateWords } from '../request-state-words.ts'
import { isLowRisk, refuseDecision, shownState, valueText } from '../rules.ts'
import { approvalsForStaff, type ApprovalRow } from './store/approval.store.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'
import { smallGiftOf } from './approve-requests.ts'
import { cardFacts } from './card-facts.ts'

/** Requests waiting for a second person, and decided ones. */
export const listApprovalsHandler = ({
  kinds,
  nameOf,
  riskScoresKept,
}: Pick<ApprovalDependencies, 'kinds' | 'nameOf' | 'riskScoresKept'>) =>
  handleStaffList(listApprovals, {
    read: async ({ input: { show, ...paging }, staff, db, now, limit, countMax }) => {
      const page = await approvalsForStaff.read(db, { ...paging, filter: { [show]: now }, limit, countMax })
      const gifts = new Map(page.rows.map((row) => [row.id, smallGiftOf({ kinds }, row)]))
      const scores = await riskScoresKept(
        db,
        [...gifts.values()].flatMap((gift) => (gift ? [gift.playerId] : [])),
      )
      const lowRiskSumOf = ({ id }: ApprovalRow) => {
        const gift = gifts.get(id)
        return gift && isLowRisk(gift, scores.get(gift.playerId)) ? gift.amount : null
      }
      const reader = { staff, now, db, nameOf, lowRiskSumOf }
      return { ...page, rows: await Promise.all(page.rows.map((row) => requestView(row, kinds.get(row.kind), reader))) }
    },
    csv: [
      { name: 'No.', cell: ({ id }) => id },
      { name: 'Request', cell: ({ label }) => label },
      { name: 'Subject', cell: ({ subject }) => subject },
      { name: 'Details', cell: ({ facts }) => facts.map((fact) => `${fact.name}: ${valueText(fact)}`).join('; ') },
      { name: 'Reason', cell: ({ reason }) => reason },
      { name: 'Requested by', cell: ({ maker }) => maker },
      { name: 'Requested (Manila)', cell: ({ madeAt }) => csvTime(madeAt) },
      { name: 'Status', cell: ({ state }) => requestStateWords[state] },
      { name: 'Decided by', cell: ({ decider }) => decider },
      { name: 'Decided (Manila)', cell: ({ decidedAt }) => csvTime(decidedAt) },
    ],
  })

type Reader = Pick<ApprovalDependencies, 'nameOf'> & {
  readonly staff: StaffIdentity
  readonly now: Instant
  readonly db: Queryable
  readonly lowRiskSumOf: (row: ApprovalRow) => Centavos | null
}

async function requestView(
  row: ApprovalRow,
  kind: ReturnType<ApprovalDependencies['kinds']['get']>,
  { staff, lowRiskSumOf, ...reader }: Reader,
) {
  const { makerId, payload, result, deciderId: _deciderId, ...shown } = row
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
    lowRiskSum: state === 'waiting' ? lowRiskSumOf(row) : null,
    isOwn: makerId === staff.staffId,
  }
}
