import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { paymentProviderName } from '#features/cashier/channel/server/index.ts'
import type { PaymentProvider } from '#features/cashier/deposit/server/index.ts'
import { mayaPayIn } from './maya/maya-pay-in.ts'
import { paymongoPayIn } from './paymongo/paymongo-pay-in.ts'
import { xenditPayIn } from './xendit/xendit-pay-in.ts'

// Stand-ins that answer in the shapes of the providers' own documents, and record their requests.
type RecordedRequest = { readonly path: string; readonly authorization: string | undefined; readonly body: unknown }
let server: Server
let url = ''
let requests: RecordedRequest[] = []
let answers: Record<string, { status?: number; json: unknown }> = {}

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const path = `${request.method} ${request.url}`
      requests.push({ path, authorization: request.headers.authorization, body: text === '' ? null : JSON.parse(text) })
      const { status = 200, json } = answers[path] ?? { status: 404, json: {} }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => void server.close())
beforeEach(() => {
  requests = []
  answers = {}
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const now = instant(Date.parse('2026-11-21T04:00:00Z'))
const payment = (method: string) => ({
  reference: 'D26112101',
  amount: centavos(50_050n),
  method,
  expiresAt: addDuration(now, minutes(10)),
})
const shared = { returnUrl: 'https://play.example.ph/lobby/wallets/deposit', timeoutMs: 2_000 }
const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`
const read = (provider: PaymentProvider, body: string, headers: Record<string, string>, at = now) =>
  provider.readWebhook({ body: Buffer.from(body), headers, now: at })

describe('PayMongo', () => {
  const adapter = () => paymongoPayIn({ url, secretKey: 'sk_test_1', webhookSecret: 'whsk_1', ...shared })
  const attributes = {
    billing: null,
    checkout_url: 'https://checkout.paymongo.com/cs_1_client_1#key',
    livemode: false,
    payment_method_types: ['gcash'],
    reference_number: 'D26112101',
    status: 'active',
  }
  const session = { id: 'cs_1', type: 'checkout_session', attributes: { ...attributes, payments: [] } }
  const payments = [
    {
      id: 'pay_1',
      type: 'payment',
      attributes: { amount: 50_050, currency: 'PHP', status: 'paid', fee: 1_251, refunds: [], taxes: [] },
    },
  ]
  const paid = { ...session, attributes: { ...attributes, payments } }
  const refund = (status: string) => ({
    id: 'ref_1',
    type: 'refund',
    attributes: { amount: 50_050, currency: 'PHP', notes: 'R1', payment_id: 'pay_1', status },
  })

  test('begins a checkout session in centavos, under our reference', async () => {
    answers['POST /v1/checkout_sessions'] = { json: { data: session } }
    expect(await adapter().beginPayment(payment('gcash'), now)).toEqual({
      kind: 'begun',
      paymentId: 'cs_1',
      payUrl: attributes.checkout_url,
    })
    expect(requests[0]).toMatchObject({
      authorization: basic('sk_test_1'),
      body: {
        data: { attributes: { reference_number: 'D26112101', line_items: [{ amount: 50_050, currency: 'PHP' }] } },
      },
    })
    await adapter().beginPayment(payment('maya'), now)
    expect(requests[1]).toMatchObject({ body: { data: { attributes: { payment_method_types: ['paymaya'] } } } })
  })

  test('trusts a webhook that is signed over its bytes within five minutes, in test mode and in live mode', () => {
    const event = (livemode: boolean) => ({
      data: {
        id: 'evt_1',
        type: 'event',
        attributes: { type: 'checkout_session.payment.paid', livemode, data: paid },
      },
    })
    const time = now / 1_000
    const signed = (text: string) => createHmac('sha256', 'whsk_1').update(`${time}.${text}`).digest('hex')
    const [body, live] = [JSON.stringify(event(false)), JSON.stringify(event(true))]
    const signature = signed(body)
    const expected = {
      eventId: 'evt_1',
      isProven: true,
      report: { reference: 'D26112101', paymentId: 'cs_1', state: 'paid', paid: 50_050n, isLate: false },
    }
    const header = (text: string) => ({ 'paymongo-signature': text })
    expect(read(adapter(), body, header(`t=${time},te=${signature},li=`))).toEqual(expected)
    expect(read(adapter(), live, header(`t=${time},te=,li=${signed(live)}`))).toEqual(expected)
    // The signature of the other mode proves nothing.
    expect(read(adapter(), body, header(`t=${time},te=,li=${signature}`))).toBeUndefined()
    expect(read(adapter(), live, header(`t=${time},te=${signed(live)},li=`))).toBeUndefined()
    expect(read(adapter(), `${body} `, header(`t=${time},te=${signature},li=`))).toBeUndefined()
    expect(read(adapter(), body, header(`t=${time},te=,li=`))).toBeUndefined()
    expect(read(adapter(), body, header(`t=${time + 1},te=${signature},li=`))).toBeUndefined()
    expect(read(adapter(), body, {})).toBeUndefined()
    const later = addDuration(now, minutes(6))
    expect(read(adapter(), body, header(`t=${time},te=${signature},li=`), later)).toBeUndefined()
  })

  test('answers how a session stands, and refunds the payment in it', async () => {
    answers['GET /v1/checkout_sessions/cs_1'] = { json: { data: paid } }
    answers['POST /v1/refunds'] = { json: { data: refund('succeeded') } }
    const ref = { reference: 'D26112101', paymentId: 'cs_1' }
    expect(await adapter().queryPayment(ref, now)).toMatchObject({ state: 'paid', paid: 50_050n })
    expect(await adapter().queryPayment({ ...ref, paymentId: null }, now)).toBe('unknownPayment')
    const [{ attributes: pesos }] = payments as [(typeof payments)[0]]
    const dollars = [{ id: 'pay_1', attributes: { ...pesos, currency: 'USD' } }]
    answers['GET /v1/checkout_sessions/cs_1'] = {
      json: { data: { ...session, attributes: { ...attributes, payments: dollars } } },
    }
    expect(await adapter().queryPayment(ref, now)).toMatchObject({ state: 'otherCurrency' })
    answers['GET /v1/checkout_sessions/cs_1'] = { json: { data: paid } }
    expect(await adapter().refundPayment?.({ ...ref, refundId: 'R1', amount: centavos(50_050n) }, now)).toBe('refunded')
    const refundAttributes = { payment_id: 'pay_1', amount: 50_050, reason: 'requested_by_customer', notes: 'R1' }
    expect(requests.at(-1)?.body).toMatchObject({ data: { attributes: refundAttributes } })
    answers['POST /v1/refunds'] = { json: { data: refund('failed') } }
    expect(await adapter().refundPayment?.({ ...ref, refundId: 'R1', amount: centavos(50_050n) }, now)).toBe('refused')
  })

  test('a refund whose response was lost is found by its note, and not requested again', async () => {
    const [first] = payments
    const refunded = [{ ...first, attributes: { ...first?.attributes, refunds: [refund('succeeded')] } }]
    const json = { data: { ...session, attributes: { ...attributes, payments: refunded } } }
    answers['GET /v1/checkout_sessions/cs_1'] = { json }
    const refundRequest = { reference: 'D26112101', paymentId: 'cs_1', refundId: 'R1', amount: centavos(50_050n) }
    expect(await adapter().refundPayment?.(refundRequest, now)).toBe('refunded')
    expect(requests.map(({ path }) => path)).toEqual(['GET /v1/checkout_sessions/cs_1'])
  })
})

describe('Xendit', () => {
  const adapter = () => xenditPayIn({ url, secretKey: 'xnd_1', callbackToken: 'callback-token', ...shared })
  const invoice = {
    id: '65f1',
    external_id: 'D26112101',
    status: 'PENDING',
    amount: 500.5,
    currency: 'PHP',
    invoice_url: 'https://checkout.xendit.co/web/65f1',
  }
  const paid = { ...invoice, status: 'PAID', paid_amount: 500.5, payment_channel: 'GCASH' }

  test('begins an invoice in pesos, for as long as the order is valid', async () => {
    answers['POST /v2/invoices'] = { json: invoice }
    expect(await adapter().beginPayment(payment('gcash'), now)).toMatchObject({ kind: 'begun', paymentId: '65f1' })
    expect(requests[0]).toMatchObject({
      authorization: basic('xnd_1'),
      body: { external_id: 'D26112101', amount: 500.5, invoice_duration: 600, payment_methods: ['GCASH'] },
    })
    await adapter().beginPayment(payment('maya'), now)
    expect(requests[1]?.body).toMatchObject({ payment_methods: ['PAYMAYA'] })
  })

  test('a webhook with the right token only triggers a query, once by its id', () => {
    const headers = { 'x-callback-token': 'callback-token', 'webhook-id': 'wh_1' }
    const report = { reference: 'D26112101', paymentId: '65f1', state: 'paid', paid: 50_050n, isLate: false }
    expect(read(adapter(), JSON.stringify(paid), headers)).toEqual({ eventId: 'wh_1', isProven: false, report })
    expect(read(adapter(), JSON.stringify(paid), { ...headers, 'x-callback-token': 'guessed' })).toBeUndefined()
    expect(read(adapter(), 'not json', headers)).toBe('unreadable')
    expect(read(adapter(), JSON.stringify({ ...paid, currency: 'USD' }), headers)).toMatchObject({
      report: { state: 'otherCurrency' },
    })
  })

  test('answers how an invoice stands by our reference', async () => {
    answers['GET /v2/invoices?external_id=D26112101'] = { json: [{ ...paid, status: 'SETTLED' }] }
    const ref = { reference: 'D26112101', paymentId: null }
    expect(await adapter().queryPayment(ref, now)).toMatchObject({ state: 'paid', paid: 50_050n })
    answers['GET /v2/invoices?external_id=D26112101'] = { json: [] }
    expect(await adapter().queryPayment(ref, now)).toBe('unknownPayment')
  })

  test.each([
    ['PENDING', 'refunded'],
    ['SUCCEEDED', 'refunded'],
    ['FAILED', 'refused'],
    ['CANCELLED', 'refused'],
  ])('a refund that is %s is %s', async (status, end) => {
    answers['POST /refunds'] = { json: { id: 'rfd-1', invoice_id: '65f1', amount: 500.5, currency: 'PHP', status } }
    const refundRequest = { reference: 'D26112101', paymentId: '65f1', refundId: 'R1', amount: centavos(50_050n) }
    expect(await adapter().refundPayment?.(refundRequest, now)).toBe(end)
    expect(requests[0]?.body).toMatchObject({ invoice_id: '65f1', reference_id: 'R1', amount: 500.5, currency: 'PHP' })
  })
})

describe('Maya', () => {
  const adapter = () => mayaPayIn({ url, publicKey: 'pk_1', secretKey: 'sk_1', ...shared })
  const paid = {
    id: '9e1b',
    isPaid: true,
    status: 'PAYMENT_SUCCESS',
    amount: '500.50',
    currency: 'PHP',
    requestReferenceNumber: 'D26112101',
    receiptNumber: 'abc',
  }

  test('begins a checkout with the public key', async () => {
    const redirectUrl = 'https://payments.maya.ph/v2/checkout?id=c1'
    answers['POST /checkout/v1/checkouts'] = { json: { checkoutId: 'c1', redirectUrl } }
    expect(await adapter().beginPayment(payment('maya'), now)).toEqual({
      kind: 'begun',
      paymentId: 'c1',
      payUrl: redirectUrl,
    })
    expect(requests[0]).toMatchObject({
      authorization: basic('pk_1'),
      body: { totalAmount: { value: 500.5, currency: 'PHP' }, requestReferenceNumber: 'D26112101' },
    })
  })

  test('an unsigned webhook only triggers a query, and anything else is refused', () => {
    expect(read(adapter(), JSON.stringify(paid), {})).toMatchObject({
      eventId: '9e1b:PAYMENT_SUCCESS',
      isProven: false,
    })
    expect(read(adapter(), JSON.stringify({ ...paid, currency: 'USD' }), {})).toMatchObject({
      report: { state: 'otherCurrency' },
    })
    expect(read(adapter(), JSON.stringify({ ...paid, status: 'REFUNDED' }), {})).toMatchObject({
      report: { state: 'refunded', paid: 50_050n },
    })
    expect(read(adapter(), '{"status":"PAYMENT_SUCCESS"}', {})).toBe('unreadable')
    expect(read(adapter(), '', {})).toBe('unreadable')
  })

  test('queries by our reference, if one of several payment attempts has succeeded', async () => {
    const failed = { ...paid, id: '1', isPaid: false, status: 'PAYMENT_FAILED' }
    answers['GET /payments/v1/payment-rrns/D26112101'] = { json: [failed, paid] }
    const ref = { reference: 'D26112101', paymentId: 'c1' }
    expect(await adapter().queryPayment(ref, now)).toEqual({
      reference: 'D26112101',
      paymentId: 'c1',
      state: 'paid',
      paid: 50_050n,
      isLate: false,
    })
    expect(requests[0]?.authorization).toBe(basic('sk_1'))
  })

  test.each([
    ['of today is voided', { canVoid: true }, 'voids', { reason: 'R1' }],
    ['of yesterday', { canVoid: false }, 'refunds', { reason: 'R1', totalAmount: { amount: 500.5, currency: 'PHP' } }],
  ])('the payment that is sent back: one %s', async (_which, state, act, body) => {
    answers['GET /payments/v1/payment-rrns/D26112101'] = { json: [{ ...paid, ...state }] }
    answers[`POST /payments/v1/payments/9e1b/${act}`] = { json: { id: 'v1', status: 'SUCCESS' } }
    const refundRequest = { reference: 'D26112101', paymentId: 'c1', refundId: 'R1', amount: centavos(50_050n) }
    expect(await adapter().refundPayment?.(refundRequest, now)).toBe('refunded')
    expect(requests.at(-1)?.body).toEqual(body)
  })

  test.each(['VOIDED', 'REFUNDED'])('a payment that is %s already is not sent back again', async (status) => {
    answers['GET /payments/v1/payment-rrns/D26112101'] = { json: [{ ...paid, status }] }
    const refundRequest = { reference: 'D26112101', paymentId: 'c1', refundId: 'R1', amount: centavos(50_050n) }
    expect(await adapter().refundPayment?.(refundRequest, now)).toBe('refunded')
    expect(requests).toHaveLength(1)
  })
})

describe('an unreachable or overloaded provider does not count as a refusal', () => {
  test.each([
    [
      'PayMongo',
      () => paymongoPayIn({ url, secretKey: 'sk_test_1', webhookSecret: 'whsk_1', ...shared }),
      '/v1/checkout_sessions',
    ],
    ['Xendit', () => xenditPayIn({ url, secretKey: 'xnd_1', callbackToken: 't', ...shared }), '/v2/invoices'],
    ['Maya', () => mayaPayIn({ url, publicKey: 'pk_1', secretKey: 'sk_1', ...shared }), '/checkout/v1/checkouts'],
  ] as const)('%s', async (_name, adapter, path) => {
    for (const [status, kind] of [
      [503, 'unreachable'],
      [429, 'unreachable'],
      [400, 'refused'],
    ] as const) {
      answers[`POST ${path}`] = { status, json: { errors: [{ code: 'x', detail: 'y' }] } }
      expect(await adapter().beginPayment(payment('gcash'), now)).toEqual({ kind })
    }
  })
})

test.each(['bank', 'maya', 'paymongo', 'sandpay', 'xendit'])('staff read %s by its name', (id) => {
  expect(paymentProviderName(id)).not.toBe(id)
})
