import { deliveryInsert } from './delivery.store.ts'
import { type Act, afterAct, type Payment, paymentView, sendsTwice } from './payment.ts'
import { paymentSave } from './payment.store.ts'
import { paidInsert } from './settlement.store.ts'
import type { PaymentsOptions } from './payments-options.ts'

type ActOptions = Pick<PaymentsOptions, 'database' | 'now'> & {
  /** No webhook is sent: the merchant has to query. */
  readonly isSilent?: boolean
  /** The delay of the webhook. */
  readonly delayMs?: number
}

/** Moves the payment on and queues the news of it, together or not at all. */
export function performAct({ database, now, isSilent, delayMs = 0 }: ActOptions, current: Payment, act: Act): Payment {
  const next = afterAct(current, act)
  if (next === undefined) return current
  database.exec('begin immediate')
  try {
    paymentSave(database, next)
    if (next.state === 'paid') paidInsert(database, { paymentId: next.id, at: now() })
    const body = JSON.stringify({
      id: `evt_${next.id}_${next.state}`,
      type: `payment.${next.state}`,
      createdAt: now(),
      data: paymentView(next),
    })
    const news = { paymentId: next.id, body, dueAt: now() + delayMs }
    if (!isSilent) deliveryInsert(database, news)
    if (!isSilent && sendsTwice(next)) deliveryInsert(database, news)
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw error
  }
  return next
}
