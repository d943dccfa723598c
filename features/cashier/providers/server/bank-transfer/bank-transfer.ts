import { bankTransferId, type PaymentProvider, transferValidity } from '#features/cashier/deposit/server/index.ts'
import type { Provider } from '../provider.ts'

/** A transfer to the operator's own bank: no provider reports it, staff finds it on the bank's statement. */
const payIn: PaymentProvider = {
  id: bankTransferId,
  validity: transferValidity,
  beginPayment: ({ reference, bank }) =>
    Promise.resolve(bank === undefined ? { kind: 'refused' } : { kind: 'begun', paymentId: reference, bank }),
  queryPayment: ({ reference }) => Promise.resolve({ reference, paymentId: reference, state: 'pending' }),
  readWebhook: () => undefined,
}

/** Needs no keys: the account that players pay to is part of the payment method. */
export const bankTransfer = (): Provider => ({ payIn })
