import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'
import { redrawnPicture } from '#platform/picture/redrawn-picture.ts'
import { reportDeposit } from '../contract.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { orderFindOfPlayer } from './store/order.store.ts'
import { orderMarkReported } from './store/order-end.store.ts'
import { orderView } from './order-view.ts'
import { receiptContext, receiptSave } from './store/receipt.store.ts'

const receiptLimit = (playerId: bigint): Limit => ({
  name: 'depositReceipt',
  key: String(playerId),
  max: 20,
  window: minutes(10),
})

/** The player reports a payment: nothing moves, but staff knows what to look for. */
export const reportDepositHandler = ({ limiter, seal }: DepositDependencies) =>
  handleOutsideTransaction(reportDeposit, async ({ input: { orderId, receipt }, identity: { playerId }, now, db }) => {
    const pace = await limiter.take([receiptLimit(playerId)], now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const order = await orderFindOfPlayer(db, playerId, orderId)
    if (order === undefined) return refuse('orderNotFound')
    const picture = receipt === undefined ? undefined : await redrawnPicture(Buffer.from(receipt, 'base64'), 'black')
    if (receipt !== undefined && picture === undefined) return refuse('receiptUnreadable')

    const { id } = order
    const isMarked = await db.transaction(async (tx) => {
      if ((await orderMarkReported(tx, { id, now })) === undefined) return false
      if (picture) await receiptSave(tx, { orderId: id, image: seal.seal(picture, receiptContext(id)), now })
      return true
    })
    if (!isMarked) return refuse('notATransfer')
    return answer(orderView((await orderFindOfPlayer(db, playerId, orderId)) ?? order))
  })
