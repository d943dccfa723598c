import type { PaymentProvider } from '#features/cashier/deposit/server/index.ts'
import type { PayoutProvider } from '#features/cashier/withdrawal/server/index.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'

/** What a deployment has of one provider: each way that it has the keys of. */
export type Provider = { readonly payIn?: PaymentProvider; readonly payOut?: PayoutProvider }

export type ProviderSettings = Pick<Configuration, 'payments' | 'sandpay' | 'urls'>

/** A player waits while a payment begins; a payout has more time. */
export const payInTimeoutMs = 5_000
export const payOutTimeoutMs = 8_000

/** Where a player comes back to from a provider's page. */
export const returnUrlOf = ({ urls }: ProviderSettings): string => `${urls.public}/lobby/wallets/deposit`
