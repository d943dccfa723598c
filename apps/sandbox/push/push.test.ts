import { afterEach, beforeEach, expect, test } from 'vitest'
import { milliseconds } from '#core/clock/duration.ts'
import { addDuration, instant, type Instant } from '#core/clock/instant.ts'
import { masterSecret } from '#platform/crypto/master-secret.ts'
import { type PushMessage, type PushSubscription, pushService } from '#platform/notifications/push.ts'
import { vapidKeyOf } from '#platform/notifications/vapid.ts'
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts'

let sandbox: TestSandbox
const start = instant(Date.UTC(2026, 10, 21, 4, 0, 0))
const key = vapidKeyOf(masterSecret('a secret of this test only, long enough'))
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

type Subscribed = PushSubscription & { readonly id: string }

async function subscribe(more: object = {}): Promise<Subscribed> {
  const response = await fetch(`${sandbox.url}/push/v1/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: key.publicKey, ...more }),
  })
  const { id, endpoint, keys } = (await response.json()) as {
    id: string
    endpoint: string
    keys: Record<string, string>
  }
  const [publicKey, auth] = [keys.p256dh, keys.auth].map((text) => Buffer.from(text ?? '', 'base64url'))
  return { id, endpoint, publicKey: publicKey ?? Buffer.alloc(0), auth: auth ?? Buffer.alloc(0) }
}

const service = (standIn = sandbox.url, by = key) =>
  pushService({ key: by, subject: 'https://play.example.ph', standIn, timeoutMs: 2_000 })
const hello = (now: Instant = start): PushMessage => ({
  text: '{"title":"Kumusta"}',
  ttlSeconds: 60,
  topic: 'n-1',
  now,
})
const arrived = async (to = ''): Promise<unknown[]> =>
  ((await (await fetch(`${sandbox.url}/push/v1/messages${to}`)).json()) as { messages: unknown[] }).messages

test('a message is decrypted by the browser it was sent to, and by no other', async () => {
  const [ana, ben] = [await subscribe(), await subscribe()]
  expect(await service().send(ana, hello())).toBe('accepted')
  expect(await arrived()).toMatchObject([{ to: ana.id, text: '{"title":"Kumusta"}', topic: 'n-1', ttl: 60 }])
  await expect(service().send({ ...ana, endpoint: ben.endpoint }, hello())).rejects.toThrow('answered 400')
  expect(await arrived(`?to=${ben.id}`)).toEqual([])
})

test.each([
  ['another key', () => service(sandbox.url, vapidKeyOf(masterSecret('another secret of this test, as long'))), 0],
  ['a token of yesterday', () => service(), -86_400_000],
  ['a token of tomorrow', () => service(), 86_400_000],
] as const)('a sender with %s is refused', async (_what, by, later) => {
  const ana = await subscribe()
  await expect(by().send(ana, hello(addDuration(start, milliseconds(later))))).rejects.toThrow('answered 403')
  expect(await arrived()).toEqual([])
})

test('a subscription that its browser has ended, or that nobody made, is gone', async () => {
  const ana = await subscribe()
  await fetch(`${sandbox.url}/push/v1/subscriptions/${ana.id}`, { method: 'DELETE' })
  expect(await service().send(ana, hello())).toBe('gone')
  expect(await service().send({ ...ana, endpoint: `${sandbox.url}/push/send/nobody` }, hello())).toBe('gone')
})

test.each([400, 403, 413, 429, 500, 503])(
  'the failure %i is thrown, and the next try arrives',
  async (failureStatus) => {
    const ana = await subscribe({ failures: 1, failureStatus })
    await expect(service().send(ana, hello())).rejects.toThrow(`answered ${failureStatus}`)
    expect(await service().send(ana, hello())).toBe('accepted')
  },
)

test.each([
  'https://fcm.googleapis.com.example.ph/x',
  'https://example.ph/fcm.googleapis.com',
  'http://fcm.googleapis.com/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'no address',
])('%s is no push service, and nothing is sent there', async (endpoint) => {
  const elsewhere = service('https://push.example.ph')
  expect(elsewhere.serves(endpoint)).toBe(false)
  expect(await elsewhere.send({ ...(await subscribe()), endpoint }, hello())).toBe('gone')
})

test.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://sin.notify.windows.com/w/?token=a',
])('%s is one', (endpoint) => {
  expect(service().serves(endpoint)).toBe(true)
})

test('the page shows what a player would read', async () => {
  const text = JSON.stringify({ title: 'Your withdrawal is paid', body: 'Tap <here>', path: '/lobby' })
  await service().send(await subscribe(), { ...hello(), text })
  const page = await (await fetch(`${sandbox.url}/push`)).text()
  expect(page).toContain('Your withdrawal is paid')
  expect(page).toContain('Tap &lt;here&gt;')
})
