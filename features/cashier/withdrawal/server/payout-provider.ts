import type { IncomingHttpHeaders } from 'node:http'
import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Inquiry, Institution } from '#features/cashier/bank-account/server/index.ts'
import type { PayoutReport } from '../settlement.ts'

export type NewPayout = {
  /** Ours, the idempotency key: the provider makes one payout for it, however often it is called. */
  readonly reference: string
  readonly amount: Centavos
  readonly institution: string
  readonly number: string
  readonly holder: string
}

export type BegunPayout =
  | { readonly kind: 'begun'; readonly report: PayoutReport }
  /** The provider refused: there is no payout, and there will be none. */
  | { readonly kind: 'refused' }
  /** It is unknown whether there is a payout. */
  | { readonly kind: 'unreachable' }

export type PayoutAnswer = PayoutReport | 'unknownPayout' | 'unreachable'

export type PayoutWebhook = { readonly body: Buffer; readonly headers: IncomingHttpHeaders; readonly now: Instant }
export type PayoutEvent = { readonly eventId: string; readonly report: PayoutReport }

/** A payout provider: a translator without decisions or state. */
export type PayoutProvider = {
  /** Names the provider's ledger account and its webhook's address. */
  readonly id: string
  readonly institutions: readonly Institution[]
  readonly beginPayout: (payout: NewPayout, now: Instant) => Promise<BegunPayout>
  readonly queryPayout: (reference: string, now: Instant) => Promise<PayoutAnswer>
  /** Undefined: the institution could not be reached, or does not say. */
  readonly inquireName: (inquiry: Inquiry, now: Instant) => Promise<'match' | 'mismatch' | undefined>
  /** Undefined: not authentic, or too old. Unreadable: authentic, and not about a payout. */
  readonly readWebhook: (webhook: PayoutWebhook) => PayoutEvent | 'unreadable' | undefined
}
