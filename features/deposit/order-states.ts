/** How an order stands. `created` is not known to the provider yet; `credited` is the end that everybody wishes for. */
export const orderStates = ['created', 'pending', 'credited', 'failed', 'expired'] as const
export type OrderState = (typeof orderStates)[number]
