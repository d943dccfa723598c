import type { IncomingHttpHeaders } from 'node:http'
import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { PaymentReport } from '../rules.ts'

export type NewPayment = {
  /** Ours. The provider begins one payment for it, however often it is asked. */
  readonly reference: string
  readonly amount: Centavos
  readonly method: string
  readonly expiresAt: Instant
}

export type BegunPayment =
  | {
      readonly kind: 'begun'
      readonly paymentId: string
      readonly payUrl: string | undefined
      readonly qrText: string | undefined
    }
  /** The provider has said no: there is no payment. */
  | { readonly kind: 'refused' }
  /** Nobody knows whether there is one. */
  | { readonly kind: 'unreachable' }

export type Answered = PaymentReport | 'unknownPayment' | 'unreachable'

export type Webhook = { readonly body: Buffer; readonly headers: IncomingHttpHeaders; readonly now: Instant }
export type PaymentEvent = { readonly eventId: string; readonly report: PaymentReport }

/** A payment provider: a translator that decides nothing and keeps nothing. */
export type PaymentProvider = {
  /** Names the provider's account in the ledger and its webhook's address. */
  readonly id: string
  readonly beginPayment: (payment: NewPayment, now: Instant) => Promise<BegunPayment>
  readonly askPayment: (reference: string, now: Instant) => Promise<Answered>
  /** Undefined: the bytes are not the provider's own, or too old. */
  readonly readWebhook: (webhook: Webhook) => PaymentEvent | undefined
}
