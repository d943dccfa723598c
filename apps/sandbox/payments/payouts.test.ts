import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sandpaySecret as secret, startTestSandbox, type TestSandbox } from '../test-sandbox.ts'
import { isSignedBySecret, sandpaySignature, signedRequestText } from './sandpay-signature.ts'

const epoch = Date.UTC(2026, 10, 21, 4, 0, 0)
const patient = { timeout: 10_000 }

let passed = 0
const now = () => epoch + passed
let sandbox: TestSandbox
let deliveries: string[]
let merchant: ReturnType<typeof createServer>

beforeEach(async () => {
  passed = 0
  deliveries = []
  merchant = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const isTheirs = isSignedBySecret(secret, body, { header: request.headers['sandpay-signature'], now: now() })
      const { type } = v.parse(v.looseObject({ type: v.string() }), JSON.parse(body))
      deliveries.push(isTheirs ? `${request.url} ${type}` : 'forged')
      response.writeHead(200).end()
    })
  })
  await new Promise<void>((done) => void merchant.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`
  sandbox = await startTestSandbox({
    sandpay: { secret, webhookUrl: `${url}/in`, payoutWebhookUrl: `${url}/out` },
    now,
  })
})
afterEach(async () => {
  await sandbox.close()
  merchant.close()
})

async function send(method: 'GET' | 'POST', path: string, body = '', signature?: string) {
  const header = signature ?? sandpaySignature(secret, signedRequestText(method, `/sandpay${path}`, body), now())
  const response = await fetch(`${sandbox.url}/sandpay${path}`, {
    method,
    headers: { 'sandpay-signature': header, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
  })
  return { status: response.status, body: v.parse(v.looseObject({}), await response.json()) }
}

let references = 0
const payout = (amount: number) => {
  references += 1
  return { reference: `W${references}`, amount, institution: 'gcash', account: '09171234567', holder: 'Maria Reyes' }
}
const begin = (given: object) => send('POST', '/v1/payouts', JSON.stringify(given))
const stateOf = async (reference: string) => {
  const { body } = await send('GET', `/v1/payouts?reference=${reference}`)
  return v.parse(v.array(v.looseObject({ state: v.string() })), body.payouts)[0]?.state
}
const atPanel = (act: string, id = '') =>
  fetch(`${sandbox.url}/sandpay/payouts`, {
    method: 'POST',
    body: new URLSearchParams({ act, id }),
    redirect: 'manual',
  })

test('a payout arrives, and its merchant is told at an address of its own', async () => {
  const given = payout(50_000)
  expect(await begin(given)).toMatchObject({ status: 201, body: { amount: 50_000, state: 'pending' } })
  await vi.waitFor(() => expect(deliveries).toEqual(['/out payout.succeeded']), patient)
  expect(await stateOf(given.reference)).toBe('succeeded')
})

describe('the centavos of an amount decide how it ends', () => {
  test.each([
    { amount: 50_001, state: 'failed', ends: ['/out payout.failed'] },
    { amount: 50_005, state: 'succeeded', ends: ['/out payout.succeeded', '/out payout.succeeded'] },
    { amount: 50_006, state: 'succeeded', ends: ['/out payout.succeeded'] },
  ])('$amount: $state', async ({ amount, state, ends }) => {
    const given = payout(amount)
    await begin(given)
    await vi.waitFor(() => expect(deliveries).toEqual(ends), patient)
    expect(await stateOf(given.reference)).toBe(state)
  })

  test('…02 stays until the panel decides, …03 arrives after a minute, …08 tells nobody, …09 is refused', async () => {
    const stays = payout(50_002)
    const late = payout(50_003)
    const silent = payout(50_008)
    const { body } = await begin(stays)
    await begin(late)
    await begin(silent)
    expect((await begin(payout(50_009))).status).toBe(422)
    expect(await stateOf(silent.reference)).toBe('succeeded')
    expect(await stateOf(stays.reference)).toBe('pending')
    expect(await stateOf(late.reference)).toBe('pending')
    passed = 60_000
    expect(await stateOf(late.reference)).toBe('succeeded')
    expect((await atPanel('silent', String(body.id))).status).toBe(303)
    expect(await stateOf(stays.reference)).toBe('succeeded')
    await vi.waitFor(() => expect(deliveries).toEqual(['/out payout.succeeded']), patient)
  })

  test('…07 is sent back the next day', async () => {
    const given = payout(50_007)
    await begin(given)
    expect(await stateOf(given.reference)).toBe('succeeded')
    passed = 24 * 3_600_000
    expect(await stateOf(given.reference)).toBe('reversed')
  })
})

test('the panel can send a payout back, and take the provider away for a minute', async () => {
  const given = payout(50_000)
  const { body } = await begin(given)
  expect(await stateOf(given.reference)).toBe('succeeded')
  await atPanel('reverse', String(body.id))
  expect(await stateOf(given.reference)).toBe('reversed')
  await atPanel('outage')
  expect((await begin(payout(50_000))).status).toBe(503)
  expect((await send('GET', '/v1/payouts')).status).toBe(503)
  passed = 60_001
  expect((await begin(payout(50_000))).status).toBe(201)
  expect(await (await fetch(`${sandbox.url}/sandpay/payouts`)).text()).toContain('Returned')
})

describe('a request', () => {
  test('that is repeated pays once, and under a used reference nothing else', async () => {
    const given = payout(50_000)
    const first = await begin(given)
    expect((await begin(given)).body.id).toBe(first.body.id)
    expect((await begin({ ...given, amount: 60_000 })).status).toBe(409)
    expect((await begin({ ...given, account: '09179999999' })).status).toBe(409)
  })

  test('that is not signed is refused', async () => {
    expect((await send('GET', '/v1/payouts', '', 't=1,v1=00')).status).toBe(401)
    expect((await send('POST', '/v1/payouts', JSON.stringify(payout(50_000)), 'x')).status).toBe(401)
  })

  test.each([{ amount: -1 }, { amount: 1.5 }, { amount: '5' }, { account: 'x' }, { reference: 'a b' }, { holder: '' }])(
    'with %j is refused',
    async (fault) => {
      expect((await begin({ ...payout(50_000), ...fault })).status).toBe(400)
    },
  )
})

test.each([
  ['09171234567', 'match'],
  ['09171234599', 'mismatch'],
  ['09171234598', 'unknown'],
])('of account %s the bank says: %s', async (account, result) => {
  const body = JSON.stringify({ institution: 'gcash', account, holder: 'Maria Reyes' })
  expect((await send('POST', '/v1/account-inquiries', body)).body).toEqual({ result })
})
