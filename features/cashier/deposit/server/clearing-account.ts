import type { HouseAccount } from '#ledger'
import type { Order } from './store/order.store.ts'

/** Stands in the place of a provider where a player pays to the operator's own bank. */
export const bankTransferId = 'bank'

/** The account of an order's money until settlement: the provider's, or the operator's own. */
export const clearingAccountOf = ({ provider, method }: Pick<Order, 'provider' | 'method'>): HouseAccount =>
  provider === bankTransferId ? `bank:${method}` : `psp:${provider}`
