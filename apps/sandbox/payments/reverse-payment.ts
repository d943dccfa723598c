import { deliveryInsert } from './delivery.store.ts'
import { type Payment, paymentView } from './payment.ts'
import type { PaymentsOptions } from './payments-options.ts'
import { type ReversalKind, reversalInsert } from './reversal.store.ts'

type ReversalOptions = Pick<PaymentsOptions, 'database' | 'now'> & { readonly refundId?: string }

/** Sends paid money back, once, and queues the news of it. False: it was not paid, or is back already. */
export function reversePayment(
  { database, now, refundId }: ReversalOptions,
  paid: Payment,
  kind: ReversalKind,
): boolean {
  if (paid.state !== 'paid') return false
  const at = now()
  if (!reversalInsert(database, { paymentId: paid.id, kind, refundId: refundId ?? null, at })) return false
  const body = JSON.stringify({
    id: `evt_${paid.id}_${kind}`,
    type: `payment.${kind}`,
    createdAt: at,
    data: paymentView(paid, kind),
  })
  deliveryInsert(database, { paymentId: paid.id, body, dueAt: at })
  return true
}
