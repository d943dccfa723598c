import * as v from 'valibot'
import { centavosFromNumber } from '#core/money/centavos.ts'
import type { PaymentReport } from '../rules.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandpayApi, type SandpayOptions } from './sandpay-api.ts'

/** The sandbox's payment provider, by its API. */
export function sandpay(options: SandpayOptions): PaymentProvider {
  const { ask, isGenuine } = sandpayApi(options)
  return {
    id: 'sandpay',
    async beginPayment({ amount, ...payment }, now) {
      const body = JSON.stringify({ ...payment, amount: Number(amount) })
      const response = await ask({ method: 'POST', path: '/v1/payments', body, now })
      if (response === undefined || response.status >= 500) return { kind: 'unreachable' }
      if (!response.ok) return { kind: 'refused' }
      const { id, checkoutUrl, qrText } = v.parse(begunSchema, await response.json())
      return { kind: 'begun', paymentId: id, payUrl: checkoutUrl, qrText: qrText ?? undefined }
    },
    async askPayment(reference, now) {
      const path = `/v1/payments?reference=${encodeURIComponent(reference)}`
      const response = await ask({ method: 'GET', path, now })
      if (!response?.ok) return 'unreachable'
      const [payment] = v.parse(listSchema, await response.json()).payments
      return payment === undefined ? 'unknownPayment' : reportOf(payment)
    },
    readWebhook(told) {
      if (!isGenuine(told)) return undefined
      const { id, data } = v.parse(eventSchema, JSON.parse(told.body.toString()))
      return { eventId: id, report: reportOf(data) }
    },
  }
}

const paymentSchema = v.object({
  id: v.string(),
  reference: v.string(),
  state: v.picklist(['pending', 'paid', 'failed', 'expired']),
  paidAmount: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  paidLate: v.boolean(),
})
const begunSchema = v.object({ id: v.string(), checkoutUrl: v.string(), qrText: v.nullable(v.string()) })
const listSchema = v.object({ payments: v.array(paymentSchema) })
const eventSchema = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), data: paymentSchema })

function reportOf({ id, reference, state, paidAmount, paidLate }: v.InferOutput<typeof paymentSchema>): PaymentReport {
  if (state !== 'paid') return { reference, paymentId: id, state }
  if (paidAmount === null) throw new Error(`SandPay calls ${id} paid and names no amount`)
  return { reference, paymentId: id, state, paid: centavosFromNumber(paidAmount), isLate: paidLate }
}
