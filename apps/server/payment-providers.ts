import {
  bankTransfer,
  maya,
  type PaymentProvider,
  paymongo,
  sandpay,
  xendit,
} from '#features/cashier/deposit/server/index.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'

const timeoutMs = 5_000

/** The payment providers that this deployment has keys of, and the operator's own bank. */
export function paymentProviders({ payments, sandpay: sandbox, urls }: Configuration): readonly PaymentProvider[] {
  const shared = { returnUrl: `${urls.public}/lobby/wallets/deposit`, timeoutMs }
  return [
    ...(sandbox ? [sandpay({ ...sandbox, timeoutMs })] : []),
    ...(payments.paymongo ? [paymongo({ ...payments.paymongo, ...shared })] : []),
    ...(payments.xendit ? [xendit({ ...payments.xendit, ...shared })] : []),
    ...(payments.maya ? [maya({ ...payments.maya, ...shared })] : []),
    bankTransfer,
  ]
}
