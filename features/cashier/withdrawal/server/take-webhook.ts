import type { PayoutProvider, PayoutWebhook } from './payout-provider.ts'
import { settlePayout } from './settle-payout.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { eventFind, eventInsert, type WithdrawalEvent } from './store/withdrawal-event.store.ts'

type PayoutMessage = PayoutWebhook & { readonly provider: PayoutProvider }

/** Stores an event and applies it, atomically and once; or returns why it was rejected. */
export async function takeWebhook(
  message: PayoutMessage,
  { db, log }: Pick<WithdrawalDependencies, 'db' | 'log'>,
): Promise<'taken' | 'badSignature' | 'unreadable'> {
  const { body, now } = message
  const event = message.provider.readWebhook(message)
  if (event === undefined) return 'badSignature'
  if (event === 'unreadable') return event
  const provider = message.provider.id
  const { eventId, report } = event
  const outcome = await db.transaction(
    async (tx): Promise<WithdrawalEvent['outcome'] | undefined> => {
      if (await eventFind(tx, { provider, eventId })) return undefined
      const settled = await settlePayout(tx, { provider, report, now })
      const kept = { provider, eventId, reference: report.reference, body, outcome: settled, receivedAt: now }
      // Copies of an event meet at the order's lock: the second finds the order settled, and its event stored.
      return (await eventInsert(tx, kept)) && settled
    },
    { readsFirst: true },
  )
  if (outcome !== undefined && outcome !== 'settled' && outcome !== 'nothing') {
    log.error(
      { provider, eventId, reference: report.reference, outcome },
      'a payout report contradicts the payout that was sent',
    )
  }
  return 'taken'
}
