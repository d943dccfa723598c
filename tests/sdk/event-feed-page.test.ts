import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { installSdk, type InstalledSdk } from './installed-sdk.ts'
import { createFeedReader, verifyDelivery } from '../../sdk/feed/index.ts'
import { roundClosed, testFeed } from '#features/office/event-feed/testing/test-feed.ts'
import { signDelivery, timestampOf } from '#features/office/event-feed/server/sign-delivery.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/event-feed.md'), 'utf8')
const lineOf = (name: string) => new RegExp(`^${name} +(.+)$`, 'm').exec(page)?.[1] ?? ''
const [secret, id, timestamp, body, signature] = [
  'secret',
  'webhook-id',
  'webhook-timestamp',
  'body',
  'webhook-signature',
].map(lineOf) as [string, string, string, string, string]
const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
const sentAt = Number(timestamp) * 1_000

let site: TestSite
let sdk: InstalledSdk
beforeAll(async () => {
  site = await openTestSite()
  sdk = await installSdk()
})
afterAll(async () => {
  sdk.close()
  await site.close()
})

test('the example of the page is what the server signs, and what anybody computes from the page alone', () => {
  expect(signDelivery({ id, body, timestamp: timestampOf(instant(sentAt)) }, [secret])).toEqual(headers)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const computed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  expect(signature).toBe(`v1,${computed}`)
})

test('the example of a request is what anybody computes from the page alone, and what the SDK sends', async () => {
  const [pullId, pullTimestamp, signed, pullSignature] = ['id', 'timestamp', 'signed', 'signature'].map((name) =>
    lineOf(`pull-${name}`),
  )
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const computed = createHmac('sha256', key).update(`${pullId}.${pullTimestamp}.${signed}`).digest('base64')
  expect(pullSignature).toBe(`v1,${computed}`)
  let sent = ''
  const ask = async (url: URL, { headers: given }: { headers: Record<string, string> }) => {
    const { 'webhook-id': of, 'webhook-timestamp': at, 'webhook-signature': by } = given
    const text = `GET ${url.pathname}${url.search}`
    sent = text
    expect(by).toBe(`v1,${createHmac('sha256', key).update(`${of}.${at}.${text}`).digest('base64')}`)
    return new Response('', { status: 500 })
  }
  const reader = createFeedReader({ url: 'https://play.example.ph', partner: 3, secret, fetch: ask as never })
  await reader.read({ limit: 500, waitSeconds: 20 })
  expect(sent).toBe(signed)
})

test('the SDK believes the example, by Headers as well, and by either of two secrets', async () => {
  const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
  const verified = { kind: 'verified', id, delivery: { version: 1, events: [] } }
  expect(await verifyDelivery(headers, body, [secret], sentAt)).toEqual(verified)
  expect(await verifyDelivery(new Headers(headers) as never, body, [other, secret], sentAt)).toEqual(verified)
  const both = { ...headers, 'webhook-signature': `v1,AAAA v2,zzz ${signature}` }
  expect(await verifyDelivery(both, body, [secret], sentAt)).toEqual(verified)
})

const genuine = { given: headers as Record<string, string>, text: body, secrets: [secret], later: 0 }
test.each([
  { what: 'another body', ...genuine, text: `${body} `, fault: 'signatureWrong' },
  { what: 'another id', ...genuine, given: { ...headers, 'webhook-id': 'msg_2' }, fault: 'signatureWrong' },
  { what: 'no secret', ...genuine, secrets: [], fault: 'signatureWrong' },
  { what: 'a time of 301 seconds ago', ...genuine, later: 301, fault: 'tooOld' },
  { what: 'a time of 301 seconds from now', ...genuine, later: -301, fault: 'tooOld' },
  { what: 'no time', ...genuine, given: { ...headers, 'webhook-timestamp': '' }, fault: 'headersMissing' },
  { what: 'no headers', ...genuine, given: {}, fault: 'headersMissing' },
])('the SDK does not believe $what', async ({ given, text, secrets, later, fault }) => {
  expect(await verifyDelivery(given, text, secrets, sentAt + later * 1_000)).toEqual({ kind: 'refused', fault })
})

test.each([
  { what: 'an address that is none', options: { url: 'play' }, says: /^url has to be/ },
  { what: 'no partner number', options: { partner: Number('') }, says: /^partner has to be/ },
  { what: 'no secret', options: { secret: '' }, says: /^secret is missing/ },
  { what: 'a secret that is no base64', options: { secret: 'whsec_§' }, says: /^secret has to be whsec_/ },
])('a reader with $what is not made, and says so', ({ options, says }) => {
  const make = () => createFeedReader({ url: 'https://play.example.ph', partner: 3, secret, ...options })
  expect(make).toThrow(TypeError)
  expect(make).toThrow(says)
})

test('a body that was parsed before is a mistake of the program, and not a wrong signature', async () => {
  const parsed = JSON.parse(body) as string
  await expect(verifyDelivery(headers, parsed, [secret], sentAt)).rejects.toThrow('the text exactly as it came')
})

test('a reader that reaches nobody says what the network said', async () => {
  const nobody = createFeedReader({ url: 'http://127.0.0.1:1', partner: 3, secret })
  expect(await nobody.read({})).toMatchObject({ kind: 'failed', fault: expect.stringMatching(/fetch failed \(.+\)/) })
})

test('300 seconds are still fresh', async () => {
  expect((await verifyDelivery(headers, body, [secret], sentAt + 300_000)).kind).toBe('verified')
})

test('the example receiver takes each event of the real server once, across a replay and a restart', async () => {
  const feed = testFeed(site)
  site.clock.set(instant(Date.now()))
  const directory = mkdtempSync(join(tmpdir(), 'feed-example-'))
  const { id: partnerId, secret: real } = await feed.newPartner({ url: 'http://127.0.0.1:9/' })
  const start = async (): Promise<ChildProcess> => {
    const env = { ...process.env, FEED_SECRETS: real, FEED_FILE: join(directory, 'events.jsonl'), PORT: '0' }
    const child = spawn(process.execPath, [join(sdk.folder, 'event-receiver.mjs')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(child.stdout ?? child, 'data')) as [Buffer]
    const url = /http:\S+/.exec(said.toString())?.[0]
    await feed.rows('update feed_partner set url = $2 where id = $1', [partnerId, url])
    return child
  }
  const stop = async (child: ChildProcess) => {
    child.kill()
    await once(child, 'exit')
  }
  const first = await start()
  await feed.publish(
    ...Array.from({ length: 30 }, (_, number) => roundClosed(910_000 + (number % 3), number, site.clock.now())),
  )
  await feed.flow()
  await stop(first)
  const second = await start()
  await feed.rows('update feed_lane set position = 0 where partner_id = $1', [partnerId])
  await feed.publish(roundClosed(910_000, 30, site.clock.now()))
  await feed.flow()
  await stop(second)
  const lines = readFileSync(join(directory, 'events.jsonl'), 'utf8').trim().split('\n')
  const rounds = lines.map((line) => (JSON.parse(line) as { data: { round: string } }).data.round)
  expect(rounds.toSorted()).toEqual(Array.from({ length: 31 }, (_, number) => `r${number}`).toSorted())
  expect(await feed.rows('select reason from feed_failure where partner_id = $1', [partnerId])).toEqual([])
  rmSync(directory, { recursive: true })
}, 30_000)

test('the example that reads its events takes each of the real server once, across a restart', async () => {
  const feed = testFeed(site)
  site.clock.set(instant(Date.now()))
  const directory = mkdtempSync(join(tmpdir(), 'feed-pull-'))
  const { id: partnerId, secret: real } = await feed.newPartner({ url: '' })
  const url = await site.server.listen({ port: 0, host: '127.0.0.1' })
  const read = async () => {
    const settings = {
      FEED_URL: url,
      FEED_PARTNER: String(partnerId),
      FEED_SECRET: real,
      FEED_WAIT: '0',
      FEED_ONCE: '1',
    }
    const env = { ...process.env, ...settings, FEED_FILE: join(directory, 'events.jsonl') }
    const child = spawn(process.execPath, [join(sdk.folder, 'event-puller.mjs')], { env, stdio: 'inherit' })
    expect(await once(child, 'exit')).toEqual([0, null])
  }
  const happen = async (from: number, count: number) => {
    const numbers = Array.from({ length: count }, (_, at) => from + at)
    await feed.publish(...numbers.map((number) => roundClosed(920_000 + (number % 3), number, site.clock.now())))
    await feed.record()
  }
  await happen(0, 30)
  await read()
  await happen(30, 1)
  await read()
  await read()
  const lines = readFileSync(join(directory, 'events.jsonl'), 'utf8').trim().split('\n')
  const rounds = lines.map((line) => (JSON.parse(line) as { data: { round: string } }).data.round)
  expect(rounds.toSorted()).toEqual(Array.from({ length: 31 }, (_, number) => `r${number}`).toSorted())
  const puller = createFeedReader({ url, partner: Number(partnerId), secret: 'whsec_AAAA' })
  expect(await puller.read({})).toEqual({
    kind: 'refused',
    reason: 'badSignature',
    message: expect.stringContaining('Compare partner number and secret'),
    status: 401,
    retryAfterSeconds: null,
  })
  rmSync(directory, { recursive: true })
}, 30_000)
