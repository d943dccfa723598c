import type { IncomingHttpHeaders } from 'node:http'
import type { Duration } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { BankAccount } from '#features/cashier/channel/server/index.ts'
import type { PaymentReport } from '../rules.ts'

export type NewPayment = {
  /** Ours. The provider creates one payment for it, however often it is called. */
  readonly reference: string
  readonly amount: Centavos
  readonly method: string
  readonly expiresAt: Instant
  /** The destination of a bank transfer. */
  readonly bank?: BankAccount | undefined
}

export type BegunPayment =
  | {
      readonly kind: 'begun'
      readonly paymentId: string
      readonly payUrl?: string | undefined
      readonly qrText?: string | undefined
      readonly bank?: BankAccount | undefined
    }
  /** The provider refused: there is no payment. */
  | { readonly kind: 'refused' }
  /** It is unknown whether there is a payment. */
  | { readonly kind: 'unreachable' }

/** A payment by our reference and, if known, the provider's id. */
export type PaymentRef = { readonly reference: string; readonly paymentId: string | null }

export type PaymentAnswer = PaymentReport | 'unknownPayment' | 'unreachable'

export type Webhook = { readonly body: Buffer; readonly headers: IncomingHttpHeaders; readonly now: Instant }
export type PaymentEvent = {
  readonly eventId: string
  readonly report: PaymentReport
  /** The bytes are authentic. Otherwise the event is a hint, and the provider is queried. */
  readonly isProven: boolean
}

export type Refund = PaymentRef & {
  /** Our idempotency key of the refund. */
  readonly refundId: string
  readonly amount: Centavos
}

/** Undecided: the provider has accepted the request and reports the result later. */
export type RefundAnswer = 'refunded' | 'refused' | 'undecided' | 'unreachable'

export type SettlementLine = {
  readonly reference: string
  readonly paymentId: string
  readonly kind: 'payment' | 'refund' | 'chargeback'
  readonly amount: Centavos
  readonly fee: Centavos
}

/** A payment provider: a translator without decisions or state. */
export type PaymentProvider = {
  /** Names the provider's ledger account and its webhook's address. */
  readonly id: string
  /** How long an order can be paid. */
  readonly validity: Duration
  readonly beginPayment: (payment: NewPayment, now: Instant) => Promise<BegunPayment>
  readonly queryPayment: (payment: PaymentRef, now: Instant) => Promise<PaymentAnswer>
  /**
   * Undefined: not authentic, or too old. Unreadable: authentic but malformed. Not ours: authentic and about something
   * else.
   */
  readonly readWebhook: (webhook: Webhook) => PaymentEvent | 'unreadable' | 'notOurs' | undefined
  readonly refundPayment?: (refund: Refund, now: Instant) => Promise<RefundAnswer>
  /** The provider's settlement of a day in Manila. */
  readonly listSettlement?: (day: CalendarDay, now: Instant) => Promise<readonly SettlementLine[] | 'unreachable'>
}
