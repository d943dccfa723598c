import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import {
  orderValidity,
  type PaymentReport,
  type PaymentAnswer,
  type PaymentProvider,
  type PaymentRef,
  type Webhook,
} from '#features/cashier/deposit/server/index.ts'
import { isSameSecret } from '../http/is-same-secret.ts'
import {
  isPaid,
  paymentSchema,
  readPaymongoEvent,
  type Refund,
  refundSchema,
  reportOfPayment,
  reportOfSession,
  sessionSchema,
} from './paymongo-messages.ts'
import { callProviderHttp, basicAuthorization, type ProviderAnswer } from '../http/provider-http.ts'
import { providerMethod } from '../http/provider-method.ts'

type PaymongoOptions = {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly returnUrl: string
  readonly timeoutMs: number
}

/** PayMongo by its checkout sessions: the page of the provider takes the methods, amounts are centavos. */
export function paymongoPayIn(options: PaymongoOptions): PaymentProvider {
  const { url, secretKey, webhookSecret, returnUrl, timeoutMs } = options
  const headers = { authorization: basicAuthorization(secretKey) }
  const post = (path: string, attributes: object) =>
    callProviderHttp({
      provider: 'paymongo',
      url: url + path,
      method: 'POST',
      headers,
      body: JSON.stringify({ data: { attributes } }),
      timeoutMs,
    })
  const get = (path: string) =>
    callProviderHttp({ provider: 'paymongo', url: url + path, method: 'GET', headers, timeoutMs })
  const session = ({ paymentId }: PaymentRef) =>
    paymentId === null ? undefined : get(`/v1/checkout_sessions/${paymentId}`)
  return {
    id: 'paymongo',
    validity: orderValidity,
    async beginPayment({ reference, amount, method }) {
      const answered = await post('/v1/checkout_sessions', {
        reference_number: reference,
        line_items: [{ name: 'Deposit', amount: Number(amount), currency: 'PHP', quantity: 1 }],
        payment_method_types: [providerMethod(method, methods)],
        success_url: returnUrl,
        cancel_url: returnUrl,
      })
      if (answered === undefined) return { kind: 'unreachable' }
      if (answered.status >= 400) return { kind: 'refused' }
      const { id, attributes } = v.parse(sessionSchema, answered.json).data
      return { kind: 'begun', paymentId: id, payUrl: attributes.checkout_url }
    },
    async queryPayment(payment) {
      if (isPaymentName(payment.reference)) return reportOf(await get(`/v1/payments/${payment.reference}`), ofPayment)
      // Without the session's id nobody was ever given a page to pay on.
      if (payment.paymentId === null) return 'unknownPayment'
      return reportOf(await session(payment), ofSession)
    },
    readWebhook: (webhook) => readEvent(webhook, webhookSecret),
    async refundPayment({ amount, refundId, ...payment }) {
      const found = await session(payment)
      if (found === undefined) return 'unreachable'
      const paid = v.parse(sessionSchema, found.json).data.attributes.payments.find(isPaid)
      if (paid === undefined) return 'refused'
      // PayMongo knows no key of ours: what an answer that was lost has begun is found by its note.
      const begun = paid.attributes.refunds.find(({ attributes }) => attributes.notes === refundId)
      if (begun) return endOf(begun)
      const answered = await post('/v1/refunds', {
        amount: Number(amount),
        payment_id: paid.id,
        reason: 'requested_by_customer',
        notes: refundId,
      })
      if (answered === undefined) return 'unreachable'
      return answered.status < 400 ? endOf(v.parse(refundSchema, answered.json).data) : 'refused'
    },
  }
}

const methods = { maya: 'paymaya' }

const endOf = ({ attributes: { status } }: Refund) => {
  if (status === 'failed') return 'refused'
  return status === 'succeeded' ? 'refunded' : 'undecided'
}

const ofPayment = (json: unknown) => reportOfPayment(v.parse(paymentSchema, json).data)
const ofSession = (json: unknown) => reportOfSession(v.parse(sessionSchema, json).data)

function reportOf(answered: ProviderAnswer | undefined, read: (json: unknown) => PaymentReport): PaymentAnswer {
  if (answered === undefined) return 'unreachable'
  return answered.status === 404 ? 'unknownPayment' : read(answered.json)
}

/** A payment by PayMongo's name for it, as its refunds and disputes give it. */
const isPaymentName = (reference: string): boolean => reference.startsWith('pay_')

/** The event says which of the two signatures proves it. */
function readEvent(webhook: Webhook, secret: string): ReturnType<PaymentProvider['readWebhook']> {
  const read = readPaymongoEvent(webhook.body.toString())
  if (read === undefined) {
    return [true, false].some((isLive) => isGenuine(webhook, { secret, isLive })) ? 'unreadable' : undefined
  }
  return isGenuine(webhook, { secret, isLive: read.isLive }) ? read.event : undefined
}

const ageMax = minutes(5)

/** `t=<unix s>,te=<of test mode>,li=<of live mode>`: HMAC-SHA256 over the time, a dot and the bytes as they came. */
function isGenuine({ body, headers, now }: Webhook, { secret, isLive }: { secret: string; isLive: boolean }): boolean {
  const header = headers['paymongo-signature']
  const parts = new Map(
    String(header)
      .split(',')
      .map((part) => part.split('=', 2) as [string, string | undefined]),
  )
  const time = parts.get('t')
  if (time === undefined || !/^\d{1,12}$/.test(time) || Math.abs(now - Number(time) * 1_000) > ageMax) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  return isSameSecret(parts.get(isLive ? 'li' : 'te'), expected)
}
