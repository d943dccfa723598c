import type { PaymentProvider } from '#features/cashier/deposit/server/index.ts'
import type { PayoutProvider } from '#features/cashier/withdrawal/server/index.ts'
import { bankTransfer } from './bank-transfer/bank-transfer.ts'
import { maya } from './maya/maya.ts'
import { paymongo } from './paymongo/paymongo.ts'
import type { Provider, ProviderSettings } from './provider.ts'
import { sandpay } from './sandpay/sandpay.ts'
import { xendit } from './xendit/xendit.ts'

/** Every payment provider: a new one is a folder and a line here. */
const providers: readonly ((settings: ProviderSettings) => Provider)[] = [sandpay, paymongo, xendit, maya, bankTransfer]

/** Through whom money comes in, as far as this deployment has keys of them, and by the operator's own bank. */
export const payInProviders = (settings: ProviderSettings): readonly PaymentProvider[] =>
  providers.flatMap((provider) => provider(settings).payIn ?? [])

/** Through whom money goes out. */
export const payOutProviders = (settings: ProviderSettings): readonly PayoutProvider[] =>
  providers.flatMap((provider) => provider(settings).payOut ?? [])
