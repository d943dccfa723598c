import { refuse } from '#core/contract/outcome.ts'
import { balancesForUpdate, post } from '#ledger'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { refundOrder, replayEvent } from '../../staff-contract.ts'
import { clearingAccountOf } from '../clearing-account.ts'
import { eventReplay } from '../store/deposit-event.store.ts'
import { orderFindForUpdate } from '../store/order.store.ts'
import { orderFindRef, orderMarkTaken } from '../store/order-end.store.ts'
import { refundInsert } from '../store/refund.store.ts'
import type { StaffDepositDependencies } from './staff-deposit-dependencies.ts'

/** The coins are taken first, so that refunded money cannot be played. A job notifies the provider. */
export const staffRefundHandler = ({ audit }: StaffDepositDependencies) =>
  handleStaffChange(audit, refundOrder, async ({ input: { orderId }, staff, tx, now }) => {
    const known = await orderFindRef(tx, orderId)
    const order = known && (await orderFindForUpdate(tx, known))
    if (order === undefined) return refuse('orderNotFound')
    const { id, playerId, reference, credited, state } = order
    if (state !== 'credited' || credited === null) return refuse('notCredited')
    if ((await balancesForUpdate(tx, playerId)).coin < credited) return refuse('balanceTooSmall')

    const to = clearingAccountOf(order)
    const posted = await post(tx, {
      playerId,
      source: 'deposit',
      key: `${reference}:refund:${now}`,
      transfers: [{ reason: 'depositRefund', from: 'coin', to, amount: credited, reference }],
      now,
    })
    const [seq] = posted.kind === 'applied' ? posted.seqs : []
    if (seq === undefined) throw new Error(`the refund of ${reference} was ${posted.kind}`)
    await orderMarkTaken(tx, { id, from: 'credited', state: 'refunding' })
    await refundInsert(tx, { orderId: id, amount: credited, seq, requestedBy: staff.email, now })
    const after = { state: 'refunding', amount: String(credited), playerId: String(playerId) }
    return changed({}, { subject: `deposit:${orderId}`, before: { state }, after })
  })

export const staffReplayEventHandler = ({ audit }: StaffDepositDependencies) =>
  handleStaffChange(audit, replayEvent, async ({ input: { provider, eventId }, tx, now }) => {
    const event = await eventReplay(tx, { provider, eventId }, now)
    if (event === undefined) return refuse('eventNotFound')
    return changed({}, { subject: `deposit:${event.reference}`, before: null, after: { provider, eventId } })
  })
