import type { HouseAccount } from '#ledger'
import type { Order } from './store/order.store.ts'

/** Stands in the place of a provider where a player pays to the operator's own bank. */
export const bankTransferId = 'bank'

/** Where the money of an order stands until it is settled: with its provider, or on the operator's own account. */
export const clearingAccountOf = ({ provider, method }: Pick<Order, 'provider' | 'method'>): HouseAccount =>
  provider === bankTransferId ? `bank:${method}` : `psp:${provider}`
