import type { IncomingHttpHeaders } from 'node:http'
import type { Duration } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { BankAccount } from '#features/cashier/channel/server/index.ts'
import type { PaymentReport } from '../rules.ts'

export type NewPayment = {
  /** Ours. The provider begins one payment for it, however often it is asked. */
  readonly reference: string
  readonly amount: Centavos
  readonly method: string
  readonly expiresAt: Instant
  /** Where a bank transfer goes. */
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
  /** The provider has said no: there is no payment. */
  | { readonly kind: 'refused' }
  /** Nobody knows whether there is one. */
  | { readonly kind: 'unreachable' }

/** A payment by our name for it and, as far as it was told, by the provider's. */
export type PaymentRef = { readonly reference: string; readonly paymentId: string | null }

export type PaymentAnswer = PaymentReport | 'unknownPayment' | 'unreachable'

export type Webhook = { readonly body: Buffer; readonly headers: IncomingHttpHeaders; readonly now: Instant }
export type PaymentEvent = {
  readonly eventId: string
  readonly report: PaymentReport
  /** The bytes are proven to be the provider's own. What is not proven is a hint, and the provider is asked. */
  readonly isProven: boolean
}

export type Refund = PaymentRef & {
  /** Ours: asked for twice, the provider refunds once. */
  readonly refundId: string
  readonly amount: Centavos
}

/** Undecided: the provider has taken the wish and says later what came of it. */
export type RefundAnswer = 'refunded' | 'refused' | 'undecided' | 'unreachable'

export type SettlementLine = {
  readonly reference: string
  readonly paymentId: string
  readonly kind: 'payment' | 'refund' | 'chargeback'
  readonly amount: Centavos
  readonly fee: Centavos
}

/** A payment provider: a translator that decides nothing and keeps nothing. */
export type PaymentProvider = {
  /** Names the provider's account in the ledger and its webhook's address. */
  readonly id: string
  /** How long an order can be paid. */
  readonly validity: Duration
  readonly beginPayment: (payment: NewPayment, now: Instant) => Promise<BegunPayment>
  readonly askPayment: (payment: PaymentRef, now: Instant) => Promise<PaymentAnswer>
  /**
   * Undefined: the bytes are not the provider's, or too old. Unreadable: they are, and nobody can read them. Not ours:
   * they are, and are about something else than payments.
   */
  readonly readWebhook: (webhook: Webhook) => PaymentEvent | 'unreadable' | 'notOurs' | undefined
  readonly refundPayment?: (refund: Refund, now: Instant) => Promise<RefundAnswer>
  /** What the provider says it settled on a day of Manila. */
  readonly listSettlement?: (day: CalendarDay, now: Instant) => Promise<readonly SettlementLine[] | 'unreachable'>
}
