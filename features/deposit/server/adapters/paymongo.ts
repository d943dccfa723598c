import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import { orderValidity, type PaymentReport } from '../../rules.ts'
import type { PaymentEvent, PaymentProvider, PaymentRef, Webhook } from '../payment-provider.ts'
import { isSameSecret } from './is-same-secret.ts'
import { askProviderHttp, basicAuthorization, jsonOf } from './provider-http.ts'
import { providerMethod } from './provider-method.ts'
import { providerName } from './provider-name.ts'

type PaymongoOptions = {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly returnUrl: string
  readonly timeoutMs: number
}

/** PayMongo by its checkout sessions: the page of the provider takes the methods, amounts are centavos. */
export function paymongo(options: PaymongoOptions): PaymentProvider {
  const { url, secretKey, webhookSecret, returnUrl, timeoutMs } = options
  const headers = { authorization: basicAuthorization(secretKey) }
  const post = (path: string, attributes: object) =>
    askProviderHttp({
      url: url + path,
      method: 'POST',
      headers,
      body: JSON.stringify({ data: { attributes } }),
      timeoutMs,
    })
  const session = ({ paymentId }: PaymentRef) =>
    paymentId === null
      ? undefined
      : askProviderHttp({ url: `${url}/v1/checkout_sessions/${paymentId}`, method: 'GET', headers, timeoutMs })
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
    async askPayment(payment) {
      // Without the session's id nobody was ever given a page to pay on.
      if (payment.paymentId === null) return 'unknownPayment'
      const answered = await session(payment)
      if (answered === undefined) return 'unreachable'
      return answered.status === 404 ? 'unknownPayment' : reportOf(v.parse(sessionSchema, answered.json).data)
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

const refundData = v.object({ attributes: v.object({ status: v.string(), notes: v.nullish(v.string()) }) })
const refundSchema = v.object({ data: refundData })
const endOf = ({ attributes: { status } }: v.InferOutput<typeof refundData>) =>
  status === 'failed' ? 'refused' : 'refunded'

const sessionData = v.object({
  id: providerName,
  attributes: v.object({
    checkout_url: v.optional(v.string()),
    reference_number: providerName,
    status: v.optional(v.string(), 'active'),
    payments: v.optional(
      v.array(
        v.object({
          id: v.string(),
          attributes: v.object({
            status: v.string(),
            currency: v.optional(v.string(), 'PHP'),
            amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
            refunds: v.optional(v.array(refundData), []),
          }),
        }),
      ),
      [],
    ),
  }),
})
const sessionSchema = v.object({ data: sessionData })
const eventSchema = v.object({
  data: v.object({
    id: providerName,
    attributes: v.object({ livemode: v.boolean(), data: sessionData }),
  }),
})
type Session = v.InferOutput<typeof sessionData>

/** The event says which of the two signatures proves it. */
function readEvent(webhook: Webhook, secret: string): PaymentEvent | 'unreadable' | undefined {
  const event = v.safeParse(jsonOf(eventSchema), webhook.body.toString())
  if (!event.success) {
    return [true, false].some((isLive) => isGenuine(webhook, { secret, isLive })) ? 'unreadable' : undefined
  }
  const { id: eventId, attributes } = event.output.data
  if (!isGenuine(webhook, { secret, isLive: attributes.livemode })) return undefined
  return { eventId, report: reportOf(attributes.data), isProven: true }
}

const isPaid = ({ attributes: { status } }: Session['attributes']['payments'][number]): boolean => status === 'paid'

function reportOf({ id, attributes: { reference_number: reference, payments, status } }: Session): PaymentReport {
  const about = { reference, paymentId: id }
  const paid = payments.find(isPaid)
  if (paid && paid.attributes.currency !== 'PHP') return { ...about, state: 'otherCurrency' }
  if (paid) return { ...about, state: 'paid', paid: centavosFromNumber(paid.attributes.amount), isLate: false }
  return { ...about, state: status === 'expired' ? 'expired' : 'pending' }
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
  const wanted = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  return isSameSecret(parts.get(isLive ? 'li' : 'te'), wanted)
}
