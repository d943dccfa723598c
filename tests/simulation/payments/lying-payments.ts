import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import type { PaymentProvider } from '#features/cashier/deposit/server/index.ts'

/** A payment in its provider's records, independent of webhooks. */
export type Payment = {
  readonly reference: string
  readonly paymentId: string
  readonly playerId: bigint
  readonly expiresAt: Instant
  /** Somebody paid the same order a second time. */
  readonly isTwin: boolean
  state: 'pending' | 'failed' | 'paid'
  paid: number
}

/** A webhook with the payment's state at its time. */
export type PaymentMessage = Pick<Payment, 'reference' | 'paymentId' | 'state' | 'paid'> & {
  readonly eventId: string
  readonly isProven: boolean
}

const bodySchema = v.object({
  reference: v.string(),
  paymentId: v.string(),
  state: v.picklist(['pending', 'failed', 'paid']),
  paid: v.number(),
  eventId: v.string(),
  isProven: v.boolean(),
})

/**
 * A payment provider whose webhooks are late, duplicated, out of order, unsigned, or missing. Queries are answered
 * truthfully, unless it is unavailable.
 */
export class LyingPayments {
  readonly payments: Payment[] = []
  readonly outgoing: PaymentMessage[] = []
  /** How many of the next questions find nobody there. */
  awayFor = 0

  readonly provider: PaymentProvider = {
    id: 'sim-pay',
    validity: minutes(10),
    // Orders are begun by the simulation itself.
    beginPayment: async () => ({ kind: 'refused' }),
    queryPayment: async ({ reference, paymentId }) => {
      if (this.awayFor > 0) {
        this.awayFor--
        return 'unreachable'
      }
      const payment = this.payments.find(
        (each) => each.reference === reference && each.paymentId === (paymentId ?? each.paymentId),
      )
      return payment === undefined ? 'unknownPayment' : reportOf(payment)
    },
    readWebhook: ({ body }) => {
      const { eventId, isProven, ...payment } = v.parse(bodySchema, JSON.parse(body.toString('utf8')))
      return { eventId, isProven, report: reportOf(payment) }
    },
  }

  clear(): void {
    this.payments.length = 0
    this.outgoing.length = 0
    this.awayFor = 0
  }
}

function reportOf({ reference, paymentId, state, paid }: Pick<Payment, 'reference' | 'paymentId' | 'state' | 'paid'>) {
  if (state !== 'paid') return { reference, paymentId, state }
  return { reference, paymentId, state, paid: centavos(BigInt(paid)), isLate: false } as const
}
