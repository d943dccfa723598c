import type { DepositEvent } from './deposit-event.store.ts'
import { eventFind, eventInsert } from './deposit-event.store.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import type { PaymentProvider, Webhook } from './payment-provider.ts'
import { settlePayment } from './settle-payment.ts'

type Told = Webhook & { readonly provider: PaymentProvider }

/** Keeps an event and does what follows from it, together and once. False: it is not the provider's. */
export async function takeWebhook(told: Told, { db, log }: Pick<DepositDependencies, 'db' | 'log'>): Promise<boolean> {
  const { body, now } = told
  const event = told.provider.readWebhook(told)
  if (event === undefined) return false
  const provider = told.provider.id
  const { eventId, report } = event
  const outcome = await db.transaction(async (tx): Promise<DepositEvent['outcome'] | undefined> => {
    if (await eventFind(tx, { provider, eventId })) return undefined
    const settled = await settlePayment(tx, { provider, report, now })
    const kept = { provider, eventId, reference: report.reference, body, outcome: settled, receivedAt: now }
    // Two of the same event meet at the order's lock: the second finds the order settled, and its event kept.
    return (await eventInsert(tx, kept)) && settled
  })
  if (outcome === 'unknownOrder' || outcome === 'otherPayment') {
    log.error({ provider, eventId, reference: report.reference, outcome }, 'a payment has no order of ours')
  }
  return true
}
