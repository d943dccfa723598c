import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { centavosFromNumber } from '#core/money/centavos.ts'
import { orderValidity, type PaymentReport, type PaymentProvider } from '#features/cashier/deposit/server/index.ts'
import { type SandpayApi, sandpayApi, type SandpayOptions } from './sandpay-api.ts'
import { isSameSecret } from '../http/is-same-secret.ts'
import { callProviderHttp, jsonOf } from '../http/provider-http.ts'
import { providerIssuedId } from '../http/provider-issued-id.ts'

/** The sandbox's payment provider, by its API. */
export function sandpayPayIn(options: SandpayOptions): PaymentProvider {
  const { url, secret, timeoutMs } = options
  const { signed, isGenuine } = sandpayApi(options)
  const send = (request: Parameters<SandpayApi['send']>[0]) => {
    const { method, path, body } = request
    return callProviderHttp({ provider: 'sandpay', url: url + path, method, headers: signed(request), body, timeoutMs })
  }
  return {
    id: 'sandpay',
    validity: orderValidity,
    async beginPayment({ reference, amount, method, expiresAt }, now) {
      const body = JSON.stringify({ reference, amount: Number(amount), method, expiresAt })
      const answered = await send({ method: 'POST', path: '/v1/payments', body, now })
      if (answered === undefined) return { kind: 'unreachable' }
      if (answered.status >= 400) return { kind: 'refused' }
      const { id, checkoutUrl, qrText } = v.parse(begunSchema, answered.json)
      return { kind: 'begun', paymentId: id, payUrl: checkoutUrl, qrText: qrText ?? undefined }
    },
    async queryPayment({ reference }, now) {
      const path = `/v1/payments?reference=${encodeURIComponent(reference)}`
      const answered = await send({ method: 'GET', path, now })
      if (answered === undefined || answered.status >= 400) return 'unreachable'
      const [payment] = v.parse(listSchema, answered.json).payments
      return payment === undefined ? 'unknownPayment' : reportOf(payment)
    },
    readWebhook(webhook) {
      const isProven = isGenuine(webhook)
      if (!isProven && !isSameSecret(webhook.headers[tokenHeader], staticTokenOf(secret))) return undefined
      const parsed = v.safeParse(jsonOf(eventSchema), webhook.body.toString())
      if (!parsed.success) return 'unreadable'
      return { eventId: parsed.output.id, report: reportOf(parsed.output.data), isProven }
    },
    async refundPayment({ reference, refundId, amount }, now) {
      const body = JSON.stringify({ reference, refundId, amount: Number(amount) })
      const answered = await send({ method: 'POST', path: '/v1/refunds', body, now })
      if (answered === undefined) return 'unreachable'
      return answered.status < 400 ? 'refunded' : 'refused'
    },
    async listSettlement(day, now) {
      const answered = await send({ method: 'GET', path: `/v1/settlement?day=${day}`, now })
      if (answered === undefined || answered.status >= 400) return 'unreachable'
      return v.parse(settlementSchema, answered.json).lines.map((line) => ({
        ...line,
        amount: centavosFromNumber(line.amount),
        fee: centavosFromNumber(line.fee),
      }))
    },
  }
}

const wireAmount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const paymentFacts = { id: providerIssuedId, reference: providerIssuedId, currency: v.string(), paidLate: v.boolean() }
const paymentSchema = v.union([
  v.object({ ...paymentFacts, state: v.picklist(['pending', 'failed', 'expired']) }),
  // Final states have an amount.
  v.object({
    ...paymentFacts,
    state: v.picklist(['paid', 'refunded', 'charged_back']),
    paidAmount: v.pipe(wireAmount, v.minValue(1)),
  }),
])
const begunSchema = v.object({ id: v.string(), checkoutUrl: v.string(), qrText: v.nullable(v.string()) })
const listSchema = v.object({ payments: v.array(paymentSchema) })
const eventSchema = v.object({ id: providerIssuedId, data: paymentSchema })
const settlementSchema = v.object({
  lines: v.array(
    v.object({
      reference: v.string(),
      paymentId: v.string(),
      kind: v.picklist(['payment', 'refund', 'chargeback']),
      amount: wireAmount,
      fee: wireAmount,
    }),
  ),
})

function reportOf(payment: v.InferOutput<typeof paymentSchema>): PaymentReport {
  const about = { reference: payment.reference, paymentId: payment.id }
  if (payment.currency !== 'PHP') return { ...about, state: 'otherCurrency' }
  if (!('paidAmount' in payment)) return { ...about, state: payment.state }
  const paid = centavosFromNumber(payment.paidAmount)
  if (payment.state === 'paid') return { ...about, state: 'paid', paid, isLate: payment.paidLate }
  return { ...about, state: payment.state === 'refunded' ? 'refunded' : 'chargedBack', paid }
}

const tokenHeader = 'sandpay-token'

/** What SandPay sends in its weak mode in place of a signature. */
const staticTokenOf = (secret: string): string => createHmac('sha256', secret).update('static token').digest('hex')
