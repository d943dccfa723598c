import type { OrderState } from './order-states.ts'

/** States as members read them, on pages and in exports. */
export const depositStateWords = {
  created: 'Starting',
  pending: 'Pending',
  credited: 'Credited',
  failed: 'Failed',
  expired: 'Expired',
  refunding: 'Refunding',
  refunded: 'Refunded',
  chargedBack: 'Chargeback',
} as const satisfies Readonly<Record<OrderState, string>>

/** What became of a provider's event that moved no money. */
export const eventOutcomeWords: Readonly<Record<string, string>> = {
  unknownOrder: 'No matching order. Nothing was credited.',
  otherPayment: 'The order was already paid by another payment. Nothing was credited.',
  otherCurrency: 'The payment isn’t in pesos. Nothing was credited.',
  partlyRefunded: 'Partly refunded at the provider. The player’s balance is unchanged: adjust it manually.',
  takenBackFirst: 'The reversal arrived before the payment. Both are recorded.',
}
