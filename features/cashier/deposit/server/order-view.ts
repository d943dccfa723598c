import type { AnswerOf } from '#core/contract/call.ts'
import type { beginDeposit } from '../contract.ts'
import { isOpenOrder } from '../rules.ts'
import type { ListedOrder } from './store/order-page.store.ts'

/** The player's view of an order. Payment details are included while it can be paid. */
export function orderView(order: ListedOrder): AnswerOf<typeof beginDeposit> {
  const isOpen = isOpenOrder(order.state)
  return {
    orderId: order.reference,
    channel: order.channelName,
    amount: order.amount,
    credited: order.credited,
    promised: order.promised,
    bonus: order.bonus,
    status: order.state,
    createTime: order.createdAt,
    expireAt: order.expiresAt,
    payUrl: isOpen ? order.payUrl : null,
    qrCodeText: isOpen ? order.qrText : null,
    appRechargeBankOwn: isOpen && order.bank !== null ? { ...order.bank, amount: order.amount } : null,
    isReported: order.reportedAt !== null,
  }
}
