/**
 * How an order stands. `created` is not known to the provider yet; `credited` is the end that everybody wishes for.
 * Afterwards the house may send the money back, or the payer's bank may take it.
 */
export const orderStates = [
  'created',
  'pending',
  'credited',
  'failed',
  'expired',
  'refunding',
  'refunded',
  'chargedBack',
] as const
export type OrderState = (typeof orderStates)[number]
