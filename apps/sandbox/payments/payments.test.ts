import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sandpaySecret as secret, startTestSandbox, type TestSandbox } from '../test-sandbox.ts'
import { checksumOf, qrPhText } from './qr-ph-text.ts'
import { isSignedBySecret, sandpaySignature, signedRequestText } from './sandpay-signature.ts'

const epoch = Date.UTC(2026, 10, 21, 4, 0, 0)

type ReceivedEvent = { readonly id: string; readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** A merchant that receives webhooks over HTTP, and refuses a configured number of them. */
async function openMerchant() {
  const received: ReceivedEvent[] = []
  const merchant = { received, forged: 0, refuseNext: 0, url: '', close: async () => void server.close() }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const header = request.headers['sandpay-signature']
      if (!isSignedBySecret(secret, body, { header, now: now() })) merchant.forged += 1
      const refuses = merchant.refuseNext > 0
      if (refuses) merchant.refuseNext -= 1
      else received.push(v.parse(eventSchema, JSON.parse(body)))
      response.writeHead(refuses ? 503 : 200).end()
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  merchant.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return merchant
}
const eventSchema = v.object({ id: v.string(), type: v.string(), data: v.record(v.string(), v.unknown()) })

let passed = 0
const now = () => epoch + passed
let merchant: Awaited<ReturnType<typeof openMerchant>>
let sandbox: TestSandbox

beforeEach(async () => {
  passed = 0
  merchant = await openMerchant()
  sandbox = await startTestSandbox({ sandpay: { secret, webhookUrl: merchant.url }, now })
})
afterEach(async () => {
  await sandbox.close()
  await merchant.close()
})

async function send(method: 'GET' | 'POST', path: string, body = '', signature?: string) {
  const header = signature ?? sandpaySignature(secret, signedRequestText(method, path, body), now())
  const response = await fetch(sandbox.url + path, {
    method,
    headers: { 'sandpay-signature': header, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body } : {}),
  })
  return { status: response.status, body: v.parse(v.looseObject({}), await response.json()) }
}

let references = 0
async function begin(amount: number, method = 'sandcash') {
  const reference = `order-${(references += 1)}`
  const body = JSON.stringify({ reference, amount, method, expiresAt: now() + 600_000 })
  const answer = await send('POST', '/sandpay/v1/payments', body)
  expect(answer.status).toBe(201)
  return { ...answer, reference, id: String(answer.body.id), request: body }
}

const choose = (id: string, form: Record<string, string>) =>
  fetch(`${sandbox.url}/sandpay/checkout/${id}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })

const stateOf = async (reference: string) => {
  const { body } = await send('GET', `/sandpay/v1/payments?reference=${reference}`)
  return v.parse(v.array(v.looseObject({})), body.payments)[0]
}

test('a payment that is paid at its page is told to the merchant, signed', async () => {
  const { id, reference } = await begin(50_000)
  expect((await choose(id, { act: 'pay' })).status).toBe(303)
  await vi.waitFor(() => expect(merchant.received).toHaveLength(1), { timeout: 10_000 })
  expect(merchant.received[0]).toMatchObject({ type: 'payment.paid', data: { reference, paidAmount: 50_000 } })
  expect(merchant.forged).toBe(0)
  expect(await stateOf(reference)).toMatchObject({ state: 'paid', paidAmount: 50_000, paidLate: false })
  await choose(id, { act: 'pay' })
  expect(await (await fetch(`${sandbox.url}/sandpay`)).text()).toContain('Paid ₱500.00')
})

test('a webhook that was refused is sent again until it is taken', async () => {
  merchant.refuseNext = 2
  const { id } = await begin(50_000)
  await choose(id, { act: 'pay' })
  await vi.waitFor(
    () => {
      passed += 1_000
      expect(merchant.received).toHaveLength(1)
    },
    { timeout: 10_000, interval: 300 },
  )
})

describe('the centavos of an amount decide how it ends', () => {
  test.each([
    { amount: 50_001, ends: ['payment.failed'], state: { state: 'failed', paidAmount: null } },
    { amount: 50_002, ends: ['payment.expired'], state: { state: 'expired', paidAmount: null } },
    { amount: 50_003, ends: ['payment.expired', 'payment.paid'], state: { paidLate: true, paidAmount: 50_003 } },
    { amount: 50_004, ends: ['payment.paid'], state: { state: 'paid', paidAmount: 49_904 } },
    { amount: 50_005, ends: ['payment.paid', 'payment.paid'], state: { state: 'paid', paidAmount: 50_005 } },
  ])('$amount: $ends', async ({ amount, ends, state }) => {
    const { id, reference } = await begin(amount)
    await choose(id, { act: 'pay' })
    await vi.waitFor(() => expect(merchant.received.map(({ type }) => type)).toEqual(ends), { timeout: 10_000 })
    expect(await stateOf(reference)).toMatchObject(state)
  })

  test('…06: the webhook has come before the answer', async () => {
    const { body } = await begin(50_006)
    expect(merchant.received.map(({ type }) => type)).toEqual(['payment.paid'])
    expect(body.state).toBe('paid')
  })
})

test('another amount can be paid, and a webhook can be lost', async () => {
  const other = await begin(50_000)
  await choose(other.id, { act: 'other', amount: '123.45' })
  expect(await stateOf(other.reference)).toMatchObject({ state: 'paid', paidAmount: 12_345 })
  const silent = await begin(50_000)
  await choose(silent.id, { act: 'silent' })
  expect(await stateOf(silent.reference)).toMatchObject({ state: 'paid' })
  await vi.waitFor(() => expect(merchant.received).toHaveLength(1), { timeout: 10_000 })
})

test('a webhook can come a minute late', async () => {
  const { id, reference } = await begin(50_000)
  await choose(id, { act: 'slow' })
  expect(await stateOf(reference)).toMatchObject({ state: 'paid' })
  expect(merchant.received).toHaveLength(0)
  passed += 60_000
  await vi.waitFor(() => expect(merchant.received).toHaveLength(1), { timeout: 10_000 })
})

test('everything can be told again, out of order', async () => {
  const { id } = await begin(50_003)
  await choose(id, { act: 'pay' })
  const types = ['payment.expired', 'payment.paid']
  await vi.waitFor(() => expect(merchant.received.map(({ type }) => type)).toEqual(types), { timeout: 10_000 })
  await fetch(`${sandbox.url}/sandpay/repeat`, {
    method: 'POST',
    body: new URLSearchParams({ id }),
    redirect: 'manual',
  })
  const again = [...types, 'payment.paid', 'payment.expired']
  await vi.waitFor(() => expect(merchant.received.map(({ type }) => type)).toEqual(again), { timeout: 10_000 })
})

test('what nobody paid in its time expires by itself, and can still be paid late', async () => {
  const { id, reference } = await begin(50_000)
  passed = 600_000
  await vi.waitFor(async () => expect(await stateOf(reference)).toMatchObject({ state: 'expired' }), {
    timeout: 10_000,
  })
  await choose(id, { act: 'pay' })
  expect(await stateOf(reference)).toMatchObject({ state: 'paid', paidLate: true })
})

describe('a request', () => {
  test('that is not signed by the merchant is refused', async () => {
    const { reference } = await begin(50_000)
    const path = `/sandpay/v1/payments?reference=${reference}`
    const ofAnother = sandpaySignature('another-secret', signedRequestText('GET', path, ''), now())
    const ofOld = sandpaySignature(secret, signedRequestText('GET', path, ''), now() - 301_000)
    for (const forged of ['', 't=1,v1=00', ofAnother, ofOld]) {
      expect((await send('GET', path, '', forged)).status).toBe(401)
    }
  })

  test('that is repeated begins nothing new, and under a used reference nothing else', async () => {
    const first = await begin(50_000)
    expect((await send('POST', '/sandpay/v1/payments', first.request)).body.id).toBe(first.id)
    const other = first.request.replace('50000', '60000')
    expect((await send('POST', '/sandpay/v1/payments', other)).status).toBe(409)
  })

  test.each([{ amount: -1 }, { amount: 1.5 }, { amount: '5' }, { method: 'cash' }, { reference: 'a b' }])(
    'with %j is refused',
    async (fault) => {
      const good = { reference: 'r', amount: 100, method: 'sandcash', expiresAt: now() }
      expect((await send('POST', '/sandpay/v1/payments', JSON.stringify({ ...good, ...fault }))).status).toBe(400)
    },
  )
})

test('a QR Ph code carries the amount and the order, and ends in its checksum', () => {
  const text = qrPhText({ id: 'pay_7', reference: 'D261121000107', amount: 50_005 })
  expect(text).toContain('5406500.05')
  expect(text).toContain('624500' + '12ph.ppmi.qrph' + '0513D261121000107' + '070800000001')
  expect(checksumOf(text.slice(0, -4))).toBe(text.slice(-4))
  // The check value of CRC-16/CCITT-FALSE.
  expect(checksumOf('123456789')).toBe('29B1')
})
