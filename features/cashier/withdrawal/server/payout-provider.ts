import type { IncomingHttpHeaders } from 'node:http'
import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Inquiry, Institution } from '#features/cashier/bank-account/server/index.ts'
import type { PayoutReport } from '../settlement.ts'

export type NewPayout = {
  /** Ours, and the idempotency key: the provider makes one payout for it, however often it is asked. */
  readonly reference: string
  readonly amount: Centavos
  readonly institution: string
  readonly number: string
  readonly holder: string
}

export type BegunPayout =
  | { readonly kind: 'begun'; readonly report: PayoutReport }
  /** The provider has said no: there is no payout, and there will be none. */
  | { readonly kind: 'refused' }
  /** Nobody knows whether there is one. */
  | { readonly kind: 'unreachable' }

export type AskedPayout = PayoutReport | 'unknownPayout' | 'unreachable'

export type PayoutWebhook = { readonly body: Buffer; readonly headers: IncomingHttpHeaders; readonly now: Instant }
export type PayoutEvent = { readonly eventId: string; readonly report: PayoutReport }

/** A payment provider that pays out: a translator that decides nothing and keeps nothing. */
export type PayoutProvider = {
  /** Names the provider's account in the ledger and its webhook's address. */
  readonly id: string
  readonly institutions: readonly Institution[]
  readonly beginPayout: (payout: NewPayout, now: Instant) => Promise<BegunPayout>
  readonly askPayout: (reference: string, now: Instant) => Promise<AskedPayout>
  /** Undefined: the institution could not be asked, or does not say. */
  readonly inquireName: (inquiry: Inquiry, now: Instant) => Promise<'match' | 'mismatch' | undefined>
  /** Undefined: the bytes are not the provider's own, or too old. Unreadable: they are, and say nothing about a payout. */
  readonly readWebhook: (webhook: PayoutWebhook) => PayoutEvent | 'unreadable' | undefined
}
