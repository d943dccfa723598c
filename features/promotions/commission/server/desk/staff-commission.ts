import { addDays, dayOf } from '#core/clock/manila.ts'
import { refuse, answer } from '#core/contract/outcome.ts'
import { addCentavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import {
  changed,
  csvTime,
  handleStaff,
  handleStaffChange,
  handleStaffList,
  type StaffDependencies,
  staffMessages,
} from '#features/office/staff/server/index.ts'
import { friendsBelow, invitersAbove } from '#features/promotions/invite/server/index.ts'
import type { ListPage } from '#platform/db/list-query.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { lineWords, payoutWords } from '../../desk-words.ts'
import { listPayouts, listStatements, refusePayout, requestPayout, viewTree } from '../../staff-contract.ts'
import type { CommissionDependencies } from '../programme.ts'
import { keptPayout, payoutKindName } from '../payout-kind.ts'
import { payoutDecide, payoutFindForUpdate } from '../store/payout.store.ts'
import { playIn } from '../store/play.store.ts'
import { earnedByFriend, linesForStaff, payoutsForStaff } from '../store/staff-commission.store.ts'
import { measuredDays } from '../measure-cost.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

const levelsShown = 3
const rowsMax = 500

type Dependencies = Pick<StaffDependencies, 'audit'> & Pick<CommissionDependencies, 'programmes'>

/** Gives each row the title of its promotion. */
function titledBy({ programmes }: Dependencies) {
  const titles = new Map(programmes.map(({ kind: { key, title } }) => [key, title.en]))
  return <Row extends { readonly key: string }>({ rows, ...page }: ListPage<Row>) => ({
    ...page,
    rows: rows.map((row) => ({ ...row, title: titles.get(row.key) ?? row.key })),
  })
}

const listStatementsHandler = (dependencies: Dependencies) =>
  handleStaffList(listStatements, {
    read: async ({ input: { agentId, day, kind, ...paging }, db, limit, countMax }) => {
      const filter = { agentId: agentId ?? undefined, day: day ?? undefined, kind: kind === 'all' ? undefined : kind }
      return titledBy(dependencies)(await linesForStaff.read(db, { ...paging, filter, limit, countMax }))
    },
    csv: [
      { name: 'No.', cell: ({ id }) => id },
      { name: 'Promotion', cell: ({ title }) => title },
      { name: 'Agent', cell: ({ agentId }) => agentId },
      { name: 'Friend', cell: ({ inviteeId }) => inviteeId },
      { name: 'Level', cell: ({ level }) => level },
      { name: 'Kind', cell: ({ kind }) => lineWords[kind] },
      { name: 'Played on', cell: ({ playDay }) => playDay },
      { name: 'Settled on', cell: ({ settledOn }) => settledOn },
      { name: 'Version', cell: ({ version }) => version },
      { name: 'Rate, %', cell: ({ rate }) => plainDecimal(BigInt(rate)) },
      { name: 'Counted play', cell: ({ counted }) => plainDecimal(counted) },
      { name: 'Amount', cell: ({ amount }) => plainDecimal(amount) },
    ],
  })

const listPayoutsHandler = (dependencies: Dependencies) =>
  handleStaffList(listPayouts, {
    read: async ({ input: { agentId, state, ...paging }, db, limit, countMax }) => {
      const filter = { agentId: agentId ?? undefined, state: state === 'all' ? undefined : state }
      return titledBy(dependencies)(await payoutsForStaff.read(db, { ...paging, filter, limit, countMax }))
    },
    csv: [
      { name: 'No.', cell: ({ id }) => id },
      { name: 'Promotion', cell: ({ title }) => title },
      { name: 'Agent', cell: ({ agentId }) => agentId },
      { name: 'Requested (Manila)', cell: ({ requestedAt }) => csvTime(requestedAt) },
      { name: 'Amount', cell: ({ amount }) => plainDecimal(amount) },
      { name: 'Status', cell: ({ state }) => payoutWords[state] },
      { name: 'By', cell: ({ decidedBy }) => decidedBy },
    ],
  })

const requestPayoutHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, requestPayout, async ({ input: { id, requestKey, reason }, staff, tx, now }) => {
    const payout = await payoutFindForUpdate(tx, id)
    if (payout === undefined || payout.state !== 'waiting') return refuse('payoutNotFound')
    const subject = `player:${payout.agentId}`
    const payload = keptPayout(payout)
    const approvalId = await requestApproval(tx, {
      kind: payoutKindName,
      subject,
      payload,
      reason,
      requestKey,
      staff,
      now,
    })
    if (approvalId === undefined) return refuse('sentBefore')
    return changed({ approvalId }, { subject, before: null, after: { request: Number(approvalId), ...payload } })
  })

const refusePayoutHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, refusePayout, async ({ input: { id }, staff, tx, now }) => {
    const payout = await payoutFindForUpdate(tx, id)
    if (payout === undefined || payout.state !== 'waiting') return refuse('payoutNotFound')
    await payoutDecide(tx, { id, state: 'refused', by: staff.email, now })
    const subject = `player:${payout.agentId}`
    return changed({}, { subject, before: keptPayout(payout), after: { state: 'refused' } })
  })

const viewTreeHandler = handleStaff(viewTree, async ({ input: { playerId }, db, now }) => {
  const today = dayOf(now)
  const [above, friends, earned] = await Promise.all([
    invitersAbove(db, [playerId], levelsShown),
    friendsBelow(db, [playerId], levelsShown),
    earnedByFriend(db, playerId),
  ])
  const plays = await playIn(
    db,
    friends.map(({ inviteeId }) => inviteeId),
    { from: addDays(today, -measuredDays), before: today },
  )
  const played = new Map<bigint, typeof zeroCentavos>()
  for (const { inviteeId, validBet } of plays) {
    played.set(inviteeId, addCentavos(played.get(inviteeId) ?? zeroCentavos, validBet))
  }
  const below = friends.map(({ inviteeId, level }) => ({
    playerId: inviteeId,
    level,
    played: played.get(inviteeId) ?? zeroCentavos,
    earned: earned.get(inviteeId) ?? zeroCentavos,
  }))
  return answer({
    above: above.map(({ inviterId, level }) => ({ playerId: inviterId, level })),
    below: below.toSorted((a, b) => a.level - b.level || Number(b.played - a.played)).slice(0, rowsMax),
    total: {
      players: below.length,
      played: sumCentavos(below.map((friend) => friend.played)),
      earned: sumCentavos(below.map((friend) => friend.earned)),
    },
  })
})

/** Agents as the operator's staff sees them, and the payouts that it decides. */
export const staffCommission = (dependencies: Dependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    listStatementsHandler(dependencies),
    listPayoutsHandler(dependencies),
    requestPayoutHandler(dependencies),
    refusePayoutHandler(dependencies),
    viewTreeHandler,
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    payoutNotFound: 'This payout doesn’t exist, or was decided before.',
    sentBefore: 'This form was sent before.',
  },
})
