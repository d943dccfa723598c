import { refuse } from '#core/contract/outcome.ts'
import {
  changed,
  handleStaffChange,
  type SecondPersonCheck,
  type StaffIdentity,
} from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { decideMatch, proposeMatch, refuseOrder } from '../../staff-contract.ts'
import { bankTransferId } from '../clearing-account.ts'
import { type Match, matchDecide, matchFindOpen, matchInsert, matchOpenOf } from '../store/match.store.ts'
import { orderFindForUpdate } from '../store/order.store.ts'
import { endOrder } from '../end-order.ts'
import { settlePayment } from '../settle-payment.ts'
import type { StaffDepositDependencies } from './staff-deposit-dependencies.ts'

const provider = bankTransferId

/** The first person's proposal. */
export const staffProposeMatchHandler = ({ audit }: StaffDepositDependencies) =>
  handleStaffChange(audit, proposeMatch, async ({ input: { orderId, amount, bankReference }, staff, tx, now }) => {
    const order = await orderFindForUpdate(tx, { provider, reference: orderId })
    if (order === undefined) return refuse('orderNotFound')
    if (order.credited !== null) return refuse('alreadyCredited')
    if (order.bank === null) return refuse('notATransfer')
    if (await matchOpenOf(tx, order.id)) return refuse('alreadyProposed')
    const about = { orderId: order.id, method: order.method, amount, bankReference }
    const match = await matchInsert(tx, { ...about, proposedBy: staff.email, now })
    if (match === undefined) return refuse('lineUsed')
    const after = { amount: String(amount), bankReference, playerId: String(order.playerId) }
    return changed({ matchId: match.id }, { subject: `deposit:${orderId}`, before: null, after })
  })

/** The second person's confirmation, which moves the money. */
export const staffDecideMatchHandler = ({ audit, secondPerson, hooks }: StaffDepositDependencies) =>
  handleStaffChange(audit, decideMatch, async ({ input: { matchId, decision }, staff, caller, tx, now }) => {
    const match = await matchFindOpen(tx, matchId)
    if (match === undefined) return refuse('matchNotFound')
    const { reference, amount, bankReference, proposedBy, playerId } = match
    if (decision === 'approved') {
      const refusal = await refuseConfirming(tx, match, { staff, caller, now, secondPerson })
      if (refusal) return refuse(refusal)
    }
    if (!(await matchDecide(tx, { id: matchId, decision, email: staff.email, now }))) return refuse('matchNotFound')
    if (decision === 'approved') {
      const report = { reference, paymentId: reference, state: 'paid', paid: amount, isLate: false } as const
      await settlePayment(tx, { provider: match.provider, report, now, hooks })
    }
    const before = { amount: String(amount), bankReference, proposedBy }
    return changed({}, { subject: `deposit:${reference}`, before, after: { decision, playerId: String(playerId) } })
  })

type MatchConfirmation = Omit<Parameters<SecondPersonCheck>[1], 'maker' | 'requestedAt'> & {
  readonly staff: StaffIdentity
  readonly secondPerson: SecondPersonCheck
}

/** The first reason against confirming a match. Locks the order. */
async function refuseConfirming(tx: Transaction, match: Match, { secondPerson, ...confirming }: MatchConfirmation) {
  const { proposedBy: maker, proposedAt: requestedAt } = match
  if (maker === confirming.staff.email) return 'ownProposal'
  const fault = await secondPerson(tx, { maker, requestedAt, ...confirming })
  if (fault) return fault
  const order = await orderFindForUpdate(tx, match)
  return order?.credited === null ? undefined : 'alreadyCredited'
}

export const staffRefuseOrderHandler = ({ audit, hooks }: StaffDepositDependencies) =>
  handleStaffChange(audit, refuseOrder, async ({ input: { orderId }, staff, tx, now }) => {
    const order = await orderFindForUpdate(tx, { provider, reference: orderId })
    if (order === undefined) return refuse('orderNotFound')
    if (order.credited !== null) return refuse('alreadyCredited')
    if (order.bank === null) return refuse('notATransfer')
    const match = await matchOpenOf(tx, order.id)
    if (match) await matchDecide(tx, { id: match.id, decision: 'refused', email: staff.email, now })
    await endOrder(tx, { order, state: 'failed', now }, { hooks })
    const record = {
      subject: `deposit:${orderId}`,
      before: { state: order.state },
      after: { state: 'failed', playerId: String(order.playerId) },
    }
    return changed({}, record)
  })
