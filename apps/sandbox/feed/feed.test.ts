import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`
const seconds = Date.UTC(2026, 10, 21, 4) / 1_000
const body = '{"version":1,"events":[{"type":"deposit.paid","sequence":1,"player":"<p>","data":{"amount":1}}]}'
const signed = (by = secret, at = seconds) => {
  const key = Buffer.from(by.slice(6), 'base64')
  const signature = createHmac('sha256', key).update(`msg_1.${at}.${body}`).digest('base64')
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` }
}
const set = (settings: Record<string, string>) =>
  fetch(`${sandbox.url}/feed/settings`, {
    method: 'POST',
    body: new URLSearchParams({ secrets: secret, mode: 'accept', ...settings }),
  })
const deliver = async (headers: Record<string, string> = signed()) =>
  (
    await fetch(`${sandbox.url}/feed/v1/deliveries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  ).status
const verdicts = async () => {
  const { messages } = (await (await fetch(`${sandbox.url}/feed/v1/messages`)).json()) as {
    messages: { verdict: string }[]
  }
  return messages.map(({ verdict }) => verdict)
}

test('a signed delivery is verified and shown as text', async () => {
  await set({})
  expect(await deliver()).toBe(204)
  expect(await verdicts()).toEqual(['verified'])
  const page = await (await fetch(`${sandbox.url}/feed`)).text()
  expect(page).toContain('deposit.paid')
  expect(page).toContain('&lt;p&gt;')
})

test.each([
  ['another secret', signed(`whsec_${Buffer.alloc(32, 4).toString('base64')}`), 'signature wrong'],
  ['an old timestamp', signed(secret, seconds - 301), 'timestamp too far away'],
  ['no headers', {}, 'headers missing'],
])('a delivery with %s is answered 401', async (_what, headers, verdict) => {
  await set({})
  expect(await deliver(headers)).toBe(401)
  expect(await verdicts()).toEqual([verdict])
})

test('either of two secrets is accepted', async () => {
  await set({ secrets: `whsec_${Buffer.alloc(32, 4).toString('base64')} ${secret}` })
  expect(await deliver()).toBe(204)
})

test.each([
  ['fail', 503],
  ['refuse', 422],
  ['gone', 410],
])('set to %s it answers %i', async (mode, status) => {
  await set({ mode })
  expect(await deliver()).toBe(status)
})

test('a mode that does not exist is refused', async () => {
  expect((await set({ mode: 'dance' })).status).toBe(400)
})

test('it reads events itself: signed, verified, and on from the cursor the next time', async () => {
  await set({})
  const requests: IncomingMessage[] = []
  const product = createServer((request, response) => {
    requests.push(request)
    const page = `{"version":1,"events":[],"cursor":"c1.${requests.length}","isMore":false}`
    const key = Buffer.from(secret.slice(6), 'base64')
    const signature = createHmac('sha256', key).update(`msg_2.${seconds}.${page}`).digest('base64')
    const headers = {
      'webhook-id': 'msg_2',
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    }
    response.writeHead(200, headers).end(page)
  })
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(product.address() as AddressInfo).port}`
  const read = () =>
    fetch(`${sandbox.url}/feed/pull`, { method: 'POST', body: new URLSearchParams({ url, partner: '7' }) })
  await read()
  await read()
  product.close()
  expect(requests.map(({ url: target }) => target)).toEqual(['/feed/v1/events', '/feed/v1/events?cursor=c1.1'])
  expect(await verdicts()).toEqual(['verified', 'verified'])
  const [{ headers }] = requests as [IncomingMessage]
  const signed = `${String(headers['webhook-id'])}.${seconds}.GET /feed/v1/events`
  const right = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(signed)
    .digest('base64')
  expect(headers).toMatchObject({ 'feed-partner': '7', 'webhook-signature': `v1,${right}` })
})

test.each([
  ['no address', { url: 'nowhere', partner: '7' }],
  ['no partner', { url: 'http://127.0.0.1:9', partner: '' }],
])('with %s it reads nothing', async (_what, form) => {
  const reply = await fetch(`${sandbox.url}/feed/pull`, { method: 'POST', body: new URLSearchParams(form) })
  expect(reply.status).toBe(400)
})
