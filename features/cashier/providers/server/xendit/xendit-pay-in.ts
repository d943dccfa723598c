import * as v from 'valibot'
import { seconds } from '#core/clock/duration.ts'
import { orderValidity, type PaymentReport, type PaymentProvider } from '#features/cashier/deposit/server/index.ts'
import { isSameSecret } from '../http/is-same-secret.ts'
import { pesoAmount, pesoNumber } from '../http/peso-amount.ts'
import { callProviderHttp, basicAuthorization, jsonOf } from '../http/provider-http.ts'
import { providerMethod } from '../http/provider-method.ts'
import { providerIssuedId } from '../http/provider-issued-id.ts'

type XenditOptions = {
  readonly url: string
  readonly secretKey: string
  readonly callbackToken: string
  readonly returnUrl: string
  readonly timeoutMs: number
}

/** Xendit by its invoices. Its webhooks carry a token and no signature, so each one only triggers a query. */
export function xenditPayIn({ callbackToken, returnUrl, ...account }: XenditOptions): PaymentProvider {
  const send = xenditCalls(account)
  return {
    id: 'xendit',
    validity: orderValidity,
    async beginPayment({ reference, amount, method, expiresAt }, now) {
      const body = {
        external_id: reference,
        amount: pesoNumber(amount),
        currency: 'PHP',
        invoice_duration: Math.max(1, Math.round((expiresAt - now) / seconds(1))),
        payment_methods: [providerMethod(method, methods).toUpperCase()],
        success_redirect_url: returnUrl,
        failure_redirect_url: returnUrl,
      }
      const answered = await send('POST', '/v2/invoices', { body })
      if (answered === undefined) return { kind: 'unreachable' }
      if (answered.status >= 400) return { kind: 'refused' }
      const { id, invoice_url: payUrl } = v.parse(invoiceSchema, answered.json)
      return { kind: 'begun', paymentId: id, payUrl }
    },
    async queryPayment({ reference }) {
      const answered = await send('GET', `/v2/invoices?external_id=${encodeURIComponent(reference)}`)
      if (answered === undefined || answered.status >= 400) return 'unreachable'
      const invoices = v.parse(v.array(invoiceSchema), answered.json)
      const found = invoices.find(isPaid) ?? invoices[0]
      return found === undefined ? 'unknownPayment' : reportOf(found)
    },
    readWebhook({ body, headers }) {
      if (!isSameSecret(headers['x-callback-token'], callbackToken)) return undefined
      const parsed = v.safeParse(jsonOf(invoiceSchema), body.toString())
      if (!parsed.success) return 'unreadable'
      const id = headers['webhook-id']
      const eventId = typeof id === 'string' && id.length <= 200 ? id : `${parsed.output.id}:${parsed.output.status}`
      return { eventId, report: reportOf(parsed.output), isProven: false }
    },
    async refundPayment({ paymentId, refundId, amount }) {
      const body = {
        invoice_id: paymentId,
        reference_id: refundId,
        amount: pesoNumber(amount),
        currency: 'PHP',
        reason: 'REQUESTED_BY_CUSTOMER',
      }
      const answered = await send('POST', '/refunds', { body, key: refundId })
      if (answered === undefined) return 'unreachable'
      return answered.status < 400 && isMade(v.parse(refund, answered.json)) ? 'refunded' : 'refused'
    },
  }
}

type XenditAccount = Pick<XenditOptions, 'url' | 'secretKey' | 'timeoutMs'>

/** Calls the API in the name of this account. Two with the same key are done once. */
const xenditCalls =
  ({ url, secretKey, timeoutMs }: XenditAccount) =>
  (method: 'GET' | 'POST', path: string, { body, key }: { body?: object; key?: string } = {}) =>
    callProviderHttp({
      provider: 'xendit',
      url: url + path,
      method,
      headers: {
        authorization: basicAuthorization(secretKey),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: body && JSON.stringify(body),
      timeoutMs,
    })

const methods = { maya: 'PAYMAYA' }

const refund = v.object({ status: v.string() })
const isMade = ({ status }: v.InferOutput<typeof refund>): boolean => status !== 'FAILED' && status !== 'CANCELLED'

const invoiceSchema = v.object({
  id: providerIssuedId,
  external_id: providerIssuedId,
  status: v.string(),
  invoice_url: v.optional(v.string()),
  currency: v.optional(v.string(), 'PHP'),
  amount: pesoAmount,
  paid_amount: v.optional(pesoAmount),
})
type Invoice = v.InferOutput<typeof invoiceSchema>

const isPaid = ({ status }: Invoice): boolean => status === 'PAID' || status === 'SETTLED'

function reportOf(invoice: Invoice): PaymentReport {
  const about = { reference: invoice.external_id, paymentId: invoice.id }
  if (invoice.currency !== 'PHP') return { ...about, state: 'otherCurrency' }
  if (isPaid(invoice)) return { ...about, state: 'paid', paid: invoice.paid_amount ?? invoice.amount, isLate: false }
  return { ...about, state: invoice.status === 'EXPIRED' ? 'expired' : 'pending' }
}
