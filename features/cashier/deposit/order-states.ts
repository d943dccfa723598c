/**
 * The states of an order. `created` is unknown to the provider; `credited` is the successful end, after which the money
 * may be refunded or charged back.
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
