import * as v from 'valibot'
import { orderValidity, type PaymentReport, type PaymentProvider } from '#features/cashier/deposit/server/index.ts'
import { pesoAmount, pesoNumber } from '../http/peso-amount.ts'
import { callProviderHttp, basicAuthorization, jsonOf } from '../http/provider-http.ts'
import { providerIssuedId } from '../http/provider-issued-id.ts'

type MayaOptions = {
  readonly url: string
  readonly publicKey: string
  readonly secretKey: string
  readonly returnUrl: string
  readonly timeoutMs: number
}

type RequestOptions = { readonly body?: object; readonly key?: string }

/** Maya Checkout. Its webhooks are unsigned, so each one only triggers a query. */
export function mayaPayIn({ url, publicKey, secretKey, returnUrl, timeoutMs }: MayaOptions): PaymentProvider {
  const send = (method: 'GET' | 'POST', path: string, { body, key = secretKey }: RequestOptions = {}) =>
    callProviderHttp({
      provider: 'maya',
      url: url + path,
      method,
      headers: { authorization: basicAuthorization(key) },
      body: body && JSON.stringify(body),
      timeoutMs,
    })
  const paymentsOf = (reference: string) => send('GET', `/payments/v1/payment-rrns/${encodeURIComponent(reference)}`)
  return {
    id: 'maya',
    validity: orderValidity,
    async beginPayment({ reference, amount }) {
      const body = {
        totalAmount: { value: pesoNumber(amount), currency: 'PHP' },
        requestReferenceNumber: reference,
        redirectUrl: { success: returnUrl, failure: returnUrl, cancel: returnUrl },
      }
      const answered = await send('POST', '/checkout/v1/checkouts', { body, key: publicKey })
      if (answered === undefined) return { kind: 'unreachable' }
      if (answered.status >= 400) return { kind: 'refused' }
      const { checkoutId, redirectUrl } = v.parse(checkout, answered.json)
      return { kind: 'begun', paymentId: checkoutId, payUrl: redirectUrl }
    },
    async queryPayment({ reference, paymentId }) {
      const answered = await paymentsOf(reference)
      if (answered === undefined) return 'unreachable'
      if (answered.status === 404) return 'unknownPayment'
      const payments = v.parse(v.array(payment), answered.json)
      const found = payments.find(isPaid) ?? payments.find(({ status }) => sentBack.has(status)) ?? payments[0]
      return found === undefined ? 'unknownPayment' : reportOf(found, paymentId)
    },
    readWebhook({ body }) {
      const parsed = v.safeParse(jsonOf(payment), body.toString())
      if (!parsed.success) return 'unreadable'
      const { id, status } = parsed.output
      return { eventId: `${id}:${status}`, report: reportOf(parsed.output, null), isProven: false }
    },
    async refundPayment({ reference, refundId, amount }) {
      const answered = await paymentsOf(reference)
      if (answered === undefined) return 'unreachable'
      const payments = answered.status === 404 ? [] : v.parse(v.array(payment), answered.json)
      // Maya knows no key of ours: what an answer that was lost has sent back shows in the payment's state.
      if (payments.some(({ status }) => sentBack.has(status))) return 'refunded'
      const paid = payments.find(isPaid)
      if (paid === undefined) return 'refused'
      // On the day of the payment Maya sends nothing back: it voids the payment, which it does only whole.
      const isVoided = paid.canVoid && paid.amount === amount
      const path = `/payments/v1/payments/${encodeURIComponent(paid.id)}/${isVoided ? 'voids' : 'refunds'}`
      const totalAmount = { amount: pesoNumber(amount), currency: 'PHP' }
      const done = await send('POST', path, { body: { ...(isVoided ? {} : { totalAmount }), reason: refundId } })
      if (done === undefined) return 'unreachable'
      return done.status < 400 ? 'refunded' : 'refused'
    },
  }
}

const checkout = v.object({ checkoutId: v.string(), redirectUrl: v.string() })
const payment = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  status: v.pipe(v.string(), v.maxLength(60)),
  amount: pesoAmount,
  currency: v.optional(v.string(), 'PHP'),
  requestReferenceNumber: providerIssuedId,
  canVoid: v.optional(v.boolean(), false),
})
type Payment = v.InferOutput<typeof payment>

const isPaid = ({ status }: Payment): boolean => status === 'PAYMENT_SUCCESS'
const sentBack: ReadonlySet<string> = new Set(['VOIDED', 'REFUNDED'])

/** A checkout may see several tries to pay. To us it is one payment, by the checkout's id. */
function reportOf(
  { id, status, amount, currency, requestReferenceNumber: reference }: Payment,
  checkoutId: string | null,
): PaymentReport {
  const about = { reference, paymentId: checkoutId ?? id }
  if (currency !== 'PHP') return { ...about, state: 'otherCurrency' }
  if (sentBack.has(status)) return { ...about, state: 'refunded', paid: amount }
  if (status === 'PAYMENT_SUCCESS') return { ...about, state: 'paid', paid: amount, isLate: false }
  if (status === 'PAYMENT_EXPIRED') return { ...about, state: 'expired' }
  return { ...about, state: 'pending' }
}
