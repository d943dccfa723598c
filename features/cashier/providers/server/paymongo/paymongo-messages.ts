import * as v from 'valibot'
import { centavosFromNumber } from '#core/money/centavos.ts'
import type { PaymentReport, PaymentEvent } from '#features/cashier/deposit/server/index.ts'
import { jsonOf } from '../http/provider-http.ts'
import { providerIssuedId } from '../http/provider-issued-id.ts'

const centavoCount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const refundData = v.object({
  id: providerIssuedId,
  attributes: v.object({ amount: centavoCount, status: v.string(), notes: v.nullish(v.string()) }),
})
const paymentData = v.object({
  id: providerIssuedId,
  attributes: v.object({
    status: v.string(),
    currency: v.optional(v.string(), 'PHP'),
    amount: centavoCount,
    /** The payer's bank has taken the money back, or intends to. */
    disputed: v.optional(v.boolean(), false),
    refunds: v.optional(v.array(refundData), []),
    /** The session's reference, which PayMongo copies to its payments. */
    metadata: v.fallback(v.nullish(v.object({ pm_reference_number: providerIssuedId })), undefined),
  }),
})
const sessionData = v.object({
  id: providerIssuedId,
  attributes: v.object({
    checkout_url: v.optional(v.string()),
    reference_number: providerIssuedId,
    status: v.optional(v.string(), 'active'),
    payments: v.optional(v.array(paymentData), []),
  }),
})

export const refundSchema = v.object({ data: refundData })
export const paymentSchema = v.object({ data: paymentData })
export const sessionSchema = v.object({ data: sessionData })
export type Refund = v.InferOutput<typeof refundData>
type Payment = v.InferOutput<typeof paymentData>
type Session = v.InferOutput<typeof sessionData>

/** A refunded payment keeps this state; the refunds are listed separately. */
export const isPaid = ({ attributes: { status } }: Payment): boolean => status === 'paid' || status === 'refunded'
const isSentBack = ({ attributes: { status } }: Refund): boolean => status === 'succeeded'

export function reportOfSession({ id, attributes }: Session): PaymentReport {
  const about = { reference: attributes.reference_number, paymentId: id }
  const paid = attributes.payments.find(isPaid)
  if (paid) return { ...about, ...standingOf(paid) }
  return { ...about, state: attributes.status === 'expired' ? 'expired' : 'pending' }
}

/** We identify a payment by its session, of which the payment only carries our reference. */
export const reportOfPayment = (payment: Payment): PaymentReport => ({
  reference: payment.attributes.metadata?.pm_reference_number ?? payment.id,
  paymentId: null,
  // An unpaid payment may still be paid in the same session.
  ...(isPaid(payment) ? standingOf(payment) : { state: 'pending' }),
})

function standingOf({ attributes: { amount, currency, disputed, refunds } }: Payment) {
  if (currency !== 'PHP') return { state: 'otherCurrency' } as const
  const paid = centavosFromNumber(amount)
  if (disputed) return { state: 'chargedBack', paid } as const
  const sentBack = refunds.filter(isSentBack).reduce((sum, { attributes }) => sum + attributes.amount, 0)
  if (sentBack >= amount) return { state: 'refunded', paid } as const
  return sentBack > 0 ? ({ state: 'partlyRefunded', paid } as const) : ({ state: 'paid', paid, isLate: false } as const)
}

const ofPayment = { id: providerIssuedId, attributes: v.object({ payment_id: providerIssuedId }) }
const dataSchema = v.variant('type', [
  v.object({ ...sessionData.entries, type: v.literal('checkout_session') }),
  v.object({ ...paymentData.entries, type: v.literal('payment') }),
  v.object({ ...ofPayment, type: v.literal('refund') }),
  v.object({ ...ofPayment, type: v.literal('dispute') }),
])
const eventOf = <S extends v.GenericSchema>(data: S) =>
  jsonOf(v.object({ data: v.object({ id: providerIssuedId, attributes: v.object({ livemode: v.boolean(), data }) }) }))
const eventSchema = eventOf(dataSchema)
/** Any PayMongo event: four of the many kinds concern our payments. */
const anyEventSchema = eventOf(v.object({ type: v.string() }))
const ourTypes = ['checkout_session', 'payment', 'refund', 'dispute']

export type ReadEvent = { readonly isLive: boolean; readonly event: PaymentEvent | 'notOurs' }

/** Undefined: unreadable. */
export function readPaymongoEvent(text: string): ReadEvent | undefined {
  const read = v.safeParse(eventSchema, text)
  if (read.success) {
    const { id: eventId, attributes } = read.output.data
    return { isLive: attributes.livemode, event: { eventId, ...newsOf(attributes.data) } }
  }
  const other = v.safeParse(anyEventSchema, text)
  if (!other.success || ourTypes.includes(other.output.data.attributes.data.type)) return undefined
  return { isLive: other.output.data.attributes.livemode, event: 'notOurs' }
}

/** Refunds and disputes only name their payment: its state is queried at PayMongo. */
function newsOf(data: v.InferOutput<typeof dataSchema>): Pick<PaymentEvent, 'report' | 'isProven'> {
  switch (data.type) {
    case 'checkout_session':
      return { report: reportOfSession(data), isProven: true }
    case 'payment':
      return { report: reportOfPayment(data), isProven: true }
    default:
      return {
        report: { reference: data.attributes.payment_id, paymentId: null, state: 'pending' },
        isProven: false,
      }
  }
}
