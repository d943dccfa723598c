import type { HouseAccount } from '#ledger'
import { bankTransferId } from './bank-transfer.ts'
import type { Order } from './store/order.store.ts'

/** Where the money of an order stands until it is settled: with its provider, or on the operator's own account. */
export const clearingAccountOf = ({ provider, method }: Pick<Order, 'provider' | 'method'>): HouseAccount =>
  provider === bankTransferId ? `bank:${method}` : `psp:${provider}`
