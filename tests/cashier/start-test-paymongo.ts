import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A PayMongo of one account, in the shapes of its own documents: what the real one would answer and send. */
export type TestPaymongo = {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly payment: TestPayment
  /** The outcome of the refunds that we requested. */
  readonly refundsEnd: { status: string }
  /** An event as it is sent: the body and its signature. */
  readonly event: (at: number, data: object, id?: string) => { readonly body: string; readonly signature: string }
  readonly session: () => object
  readonly paymentResource: () => object
  readonly close: () => void
}

export type TestPayment = {
  /** Which session of the test it is. */
  number: number
  reference: string
  amount: number
  status: 'none' | 'paid'
  disputed: boolean
  refunds: { amount: number; status: string; notes: string | null }[]
}

export async function startTestPaymongo(): Promise<TestPaymongo> {
  const payment: TestPayment = { number: 0, reference: '', amount: 0, status: 'none', disputed: false, refunds: [] }
  const refundsEnd = { status: 'pending' }
  const answers: Record<string, (attributes: Record<string, unknown>) => object> = {
    'POST /v1/checkout_sessions': ({ reference_number, line_items }) => {
      const [line] = line_items as [{ amount: number }]
      Object.assign(payment, { number: payment.number + 1, reference: reference_number, amount: line.amount })
      return sessionOf(payment)
    },
    'GET /v1/checkout_sessions/cs_': () => sessionOf(payment),
    'GET /v1/payments/pay_': () => paymentOf(payment),
    'POST /v1/refunds': ({ amount, notes }) => {
      payment.refunds.push({ amount: Number(amount), notes: String(notes), status: refundsEnd.status })
      return refundOf(payment, payment.refunds.at(-1))
    },
  }
  const server = createServer((request, response) => {
    void bodyOf(request).then((attributes) => {
      const answer = answers[`${request.method} ${request.url?.replace(/_\d+$/, '_')}`]
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ? { data: answer(attributes) } : { errors: [] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const webhookSecret = 'whsk_of_the_tests'
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey: 'sk_test_of_the_tests',
    webhookSecret,
    payment,
    refundsEnd,
    session: () => sessionOf(payment),
    paymentResource: () => paymentOf(payment),
    event: (at, data, id = 'evt_1') => signedEvent({ at, data, id, webhookSecret }),
    close: () => void server.close(),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? {} : (JSON.parse(text) as { data: { attributes: Record<string, unknown> } }).data.attributes
}

const refundOf = ({ number }: TestPayment, refund: TestPayment['refunds'][number] | undefined) => ({
  id: `ref_${number}`,
  type: 'refund',
  attributes: { ...refund, currency: 'PHP', payment_id: `pay_${number}`, reason: 'requested_by_customer' },
})

const paymentOf = (payment: TestPayment) => ({
  id: `pay_${payment.number}`,
  type: 'payment',
  attributes: {
    amount: payment.amount,
    currency: 'PHP',
    disputed: payment.disputed,
    external_reference_number: null,
    metadata: { pm_reference_number: payment.reference },
    // A payment that was sent back is still called paid.
    status: 'paid',
    refunds: payment.refunds.map((each) => refundOf(payment, each)),
    taxes: [],
  },
})

const sessionOf = (payment: TestPayment) => ({
  id: `cs_${payment.number}`,
  type: 'checkout_session',
  attributes: {
    checkout_url: 'https://checkout.paymongo.com/cs_1#key',
    reference_number: payment.reference,
    status: 'active',
    payments: payment.status === 'paid' ? [paymentOf(payment)] : [],
  },
})

type WebhookFields = { readonly at: number; readonly data: object; readonly id: string; readonly webhookSecret: string }

function signedEvent({ at, data, id, webhookSecret }: WebhookFields) {
  const body = JSON.stringify({ data: { id, type: 'event', attributes: { type: 'told', livemode: false, data } } })
  const time = Math.floor(at / 1_000)
  const signed = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
  return { body, signature: `t=${time},te=${signed},li=` }
}
