import type { Instant } from '#core/clock/instant.ts'
import { cancelRequirement, post } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { clearingAccountOf } from './clearing-account.ts'
import { writeRefundLetter } from './deposit-letters.ts'
import type { DepositHooks } from './deposit-hook.ts'
import type { Order } from './store/order.store.ts'
import { orderMarkTaken } from './store/order-end.store.ts'
import { refundEnd, refundFind } from './store/refund.store.ts'

type RefundEnd = DepositHooks & {
  readonly order: Order
  readonly isDone: boolean
  /** The caller takes the returned money in the same transaction: the player is not written to about it. */
  readonly isOvertaken?: true
  readonly now: Instant
}

/** Applies the provider's decision. A refused refund returns to the player. The caller has locked the order. */
export async function finishRefund(
  tx: Transaction,
  { order, isDone, isOvertaken, now, hooks }: RefundEnd,
): Promise<void> {
  const refund = await refundFind(tx, order.id)
  if (refund === undefined) return
  await refundEnd(tx, { orderId: order.id, state: isDone ? 'done' : 'refused', now })
  await orderMarkTaken(tx, { id: order.id, from: 'refunding', state: isDone ? 'refunded' : 'credited' })
  const { playerId, reference } = order
  if (!isOvertaken) await writeRefundLetter(tx, { playerId, reference, amount: refund.amount, isDone, now })
  if (isDone) {
    await cancelRequirement(tx, { playerId, source: 'deposit', sourceId: reference, now })
    for (const { onTakenBack } of hooks) await onTakenBack?.(tx, order, now)
    return
  }
  const { seq, amount } = refund
  const posted = await post(tx, {
    playerId,
    source: 'deposit',
    key: `${reference}:refundUndone:${seq}`,
    transfers: [{ reason: 'reversal', from: clearingAccountOf(order), to: 'coin', amount, reference, closes: seq }],
    now,
  })
  if (posted.kind !== 'applied') throw new Error(`giving back the refund of ${reference} was ${posted.kind}`)
}
