import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import type { PaymentReport } from '../rules.ts'
import type { PaymentProvider } from './payment-provider.ts'

type SandpayOptions = { readonly url: string; readonly secret: string; readonly timeoutMs: number }

/** The sandbox's payment provider, by its API. */
export function sandpay({ url, secret, timeoutMs }: SandpayOptions): PaymentProvider {
  const ask = async ({ method, path, body = '', now }: Asking) => {
    const { pathname } = new URL(url)
    const signed = signatureOf(secret, `${method} ${pathname}${path}\n${body}`, Math.floor(now / 1_000))
    return fetch(url + path, {
      method,
      headers: { [signatureHeader]: signed, ...(body === '' ? {} : { 'content-type': 'application/json' }) },
      ...(body === '' ? {} : { body }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  }
  return {
    id: 'sandpay',
    async beginPayment({ amount, ...payment }, now) {
      const body = JSON.stringify({ ...payment, amount: Number(amount) })
      const response = await reach(() => ask({ method: 'POST', path: '/v1/payments', body, now }))
      if (response === undefined || response.status >= 500) return { kind: 'unreachable' }
      if (!response.ok) return { kind: 'refused' }
      const { id, checkoutUrl, qrText } = v.parse(begunSchema, await response.json())
      return { kind: 'begun', paymentId: id, payUrl: checkoutUrl, qrText: qrText ?? undefined }
    },
    async askPayment(reference, now) {
      const path = `/v1/payments?reference=${encodeURIComponent(reference)}`
      const response = await reach(() => ask({ method: 'GET', path, now }))
      if (!response?.ok) return 'unreachable'
      const [payment] = v.parse(listSchema, await response.json()).payments
      return payment === undefined ? 'unknownPayment' : reportOf(payment)
    },
    readWebhook({ body, headers, now }) {
      if (!isGenuine(secret, body.toString(), { header: headers[signatureHeader], now })) return undefined
      const { id, data } = v.parse(eventSchema, JSON.parse(body.toString()))
      return { eventId: id, report: reportOf(data) }
    },
  }
}

type Asking = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string; readonly now: Instant }

/** Undefined: the provider was not there, or not in time. */
const reach = (send: () => Promise<Response>): Promise<Response | undefined> => send().catch(() => undefined)

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

const signatureHeader = 'sandpay-signature'
const ageMax = minutes(5)

const signatureOf = (secret: string, text: string, time: number): string =>
  `t=${time},v1=${hmac(secret, `${time}.${text}`).toString('hex')}`

function isGenuine(secret: string, body: string, { header, now }: { header: unknown; now: Instant }): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? []
  if (time === undefined || given === undefined) return false
  const isTheirs = timingSafeEqual(Buffer.from(given, 'hex'), hmac(secret, `${time}.${body}`))
  return isTheirs && Math.abs(now - Number(time) * 1_000) <= ageMax
}

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()
