import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerText, bodyHash, createSigner, requestText } from './signing.ts'
import { walletOperations } from './wire-types.ts'
import { createWalletClient, type WalletClient, type WalletClientOptions } from './wallet-client.ts'

const secret = 'a secret of tests only'
const signer = createSigner(secret)
const now = 1_763_700_000_000
const inRound = { playerId: '7', gameCode: 'g', roundId: 'round-1' }
const bet = { ...inRound, txId: 'bet-1', session: 's'.repeat(43), amount: 100 }
const win = { ...inRound, txId: 'win-1', amount: 0 }

type Scripted = {
  readonly code?: number
  readonly status?: number
  readonly secret?: string
  readonly reqId?: string
  readonly atMs?: number
  readonly retryAfter?: string
  readonly body?: string
  readonly more?: object
  readonly fails?: true
  readonly hangs?: true
}
type OutgoingRequest = { readonly url: string; readonly headers: Record<string, string>; readonly body: string }

let script: Scripted[]
let sent: OutgoingRequest[]
let pauses: number[]

/** The network, as the script says. */
const network: NonNullable<WalletClientOptions['fetch']> = async (url, { headers, body, signal }) => {
  sent.push({ url, headers, body })
  const next = script.shift() ?? {}
  if (next.fails) throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  if (next.hangs) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  const { status = 200, atMs = now, retryAfter, body: text = answerTo(body, next) } = next
  const signed = answerText(String(atMs), status, await bodyHash(text))
  const signature = await createSigner(next.secret ?? secret).sign(signed)
  const answered = new Headers({ 'x-glw-time': String(atMs), 'x-glw-sign': signature })
  if (retryAfter !== undefined) answered.set('retry-after', retryAfter)
  return { status, headers: answered, text: async () => text }
}

function answerTo(body: string, { code = 0, reqId, more }: Scripted): string {
  const request: { reqId: string; txId?: string } = JSON.parse(body)
  const transaction = { txId: request.txId ?? null, walletTxId: null, state: null, balance: 5 }
  const common = {
    code,
    msg: 'Said.',
    reqId: reqId ?? request.reqId,
    currency: 'PHP',
    dup: false,
    ts: '2026-11-21T00:00:00Z',
  }
  return JSON.stringify({ ...common, ...transaction, ...more })
}

const clientWith = (more: Partial<WalletClientOptions> = {}): WalletClient =>
  createWalletClient({
    baseUrl: 'https://wallet.example.ph',
    keyId: 'key-1',
    secret,
    fetch: network,
    clock: () => now,
    random: () => 0,
    wait: async (ms) => void pauses.push(ms),
    ...more,
  })

beforeEach(() => {
  ;[script, sent, pauses] = [[], [], []]
})

describe('one request', () => {
  test('is signed over the bytes that are sent, with time, currency and number filled in', async () => {
    expect(await clientWith().bet(bet)).toMatchObject({ kind: 'ok', answer: { code: 0, balance: 5, txId: 'bet-1' } })
    const [{ url, headers, body } = { url: '', headers: {} as Record<string, string>, body: '' }] = sent
    expect(url).toBe('https://wallet.example.ph/glw/v1/bet')
    expect(JSON.parse(body)).toMatchObject({ ...bet, currency: 'PHP', ts: new Date(now).toISOString() })
    const { 'x-glw-key': key, 'x-glw-time': time = '', 'x-glw-nonce': nonce = '', 'x-glw-sign': sign = '' } = headers
    expect([key, time]).toEqual(['key-1', String(now)])
    expect(await signer.verify(requestText(time, nonce, '/glw/v1/bet', await bodyHash(body)), sign)).toBe(true)
  })

  test('keeps the number and time that the caller gives', async () => {
    await clientWith().win({ ...win, reqId: 'mine', ts: '2026-11-20T00:00:00Z' })
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ reqId: 'mine', ts: '2026-11-20T00:00:00Z' })
  })

  test.each(walletOperations)('of %s goes to its own path', async (operation) => {
    const client: object = clientWith()
    await (client as Record<string, (fields: object) => Promise<unknown>>)[operation]?.({})
    expect(sent[0]?.url).toBe(`https://wallet.example.ph/glw/v1/${operation}`)
  })

  test.each([
    ['over http to another machine', 'http://wallet.example.ph', /https/],
    ['below a path', 'https://wallet.example.ph/api', /without a path/],
    ['with a query', 'https://wallet.example.ph/?a=1', /without a path/],
  ])('is never sent %s', (_, baseUrl, fault) => {
    expect(() => clientWith({ baseUrl })).toThrow(fault)
  })

  test('to this machine may be plain http', () => {
    expect(() => clientWith({ baseUrl: 'http://127.0.0.1:8080/' })).not.toThrow()
  })

  test.each([
    ['baseUrl', undefined, 'baseUrl is missing'],
    ['baseUrl', 'wallet', 'baseUrl is no address'],
    ['keyId', undefined, 'keyId is missing'],
    ['keyId', '', 'keyId is missing'],
    ['secret', undefined, 'secret is missing'],
    ['secret', `${secret}\n`, 'secret begins or ends with white space'],
  ])('has no client without a right %s: %j', (name, value, fault) => {
    const make = () => clientWith({ [name]: value })
    expect(make).toThrow(TypeError)
    expect(make).toThrow(fault)
  })

  test('that is answered under another secret is unknown, and its cause repeats what the answer says', async () => {
    const body = JSON.stringify({ code: 21, msg: 'The key is unknown.' })
    script = [{ status: 401, secret: 'another', body }]
    expect(await clientWith({ attemptsMax: 1 }).bet(bet)).toMatchObject({
      kind: 'unknown',
      cause: expect.stringMatching(/probably wrong\. It says: The key is unknown\.$/),
    })
  })
})

describe('an answer is not believed', () => {
  test.each([
    ['with another secret', { secret: 'not the secret' }],
    ['signed over five minutes ago', { atMs: now - 300_001 }],
    ['of another request', { reqId: 'another' }],
    ['without a number, though it says 0', { reqId: '' }],
    ['with a code that GLW/1 does not have', { code: 1_000 }],
    ['that is no JSON', { body: '<html>' }],
    ['with a balance in fractions', { more: { balance: 0.5 } }],
  ] as const)('%s', async (_, answer) => {
    script.push(answer)
    expect(await clientWith().bet(bet)).toMatchObject({ kind: 'unknown' })
  })

  test('and one of exactly five minutes ago is', async () => {
    script.push({ atMs: now - 300_000 })
    expect(await clientWith().bet(bet)).toMatchObject({ kind: 'ok' })
  })

  test('and a broken connection is named in the cause', async () => {
    script.push({ fails: true })
    const cause = 'The wallet did not answer: fetch failed (connect ECONNREFUSED).'
    expect(await clientWith().bet(bet)).toEqual({ kind: 'unknown', cause })
  })

  test.each([
    ['before', now - 601_000],
    ['after', now + 601_000],
  ])('clocks that differ are named in the cause: an answer signed ten minutes %s', async (direction, atMs) => {
    script.push({ status: 401, code: 22, atMs })
    const cause = `The answer was signed 10 minutes ${direction} the time of this server. Set its clock, or ask the operator about the wallet's.`
    expect(await clientWith().bet(bet)).toEqual({ kind: 'unknown', cause })
  })

  test('a wrong secret is named in the cause', async () => {
    script.push({ status: 401, code: 21, secret: 'not the secret' })
    expect(await clientWith().bet(bet)).toMatchObject({ cause: expect.stringMatching(/secret is probably wrong/) })
  })
})

describe('a refusal', () => {
  test.each([
    { code: 1, reason: 'insufficientFunds', showsMessage: true },
    { code: 3, reason: 'playerBlocked', showsMessage: true },
    { code: 8, reason: 'limitReached', showsMessage: true },
    { code: 9, reason: 'duplicateMismatch', showsMessage: false },
    { code: 14, reason: 'notPermitted', showsMessage: false, status: 403, reqId: '' },
    { code: 20, reason: 'badRequest', showsMessage: false, status: 413, reqId: '' },
    { code: 21, reason: 'badSignature', showsMessage: false, status: 401, reqId: '' },
    { code: 22, reason: 'clockSkew', showsMessage: false, status: 401, reqId: '' },
  ])('$code is "$reason" and is not repeated', async ({ reason, showsMessage, ...answer }) => {
    script.push(answer)
    expect(await clientWith().win(win)).toMatchObject({ kind: 'refused', reason, showsMessage })
    expect(sent).toHaveLength(1)
  })
})

describe('a repetition', () => {
  test('has the same body, a new nonce, and pauses that double', async () => {
    script.push({ code: 90 }, { fails: true }, { code: 99, status: 503 })
    expect(await clientWith().win(win)).toMatchObject({ kind: 'ok' })
    expect(pauses).toEqual([200, 400, 800])
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    expect(new Set(sent.map(({ headers }) => headers['x-glw-nonce'])).size).toBe(4)
  })

  test('waits up to twice as long by chance', async () => {
    script.push({ code: 90 })
    await clientWith({ random: () => 0.5 }).win(win)
    expect(pauses).toEqual([300])
  })

  test('ends after four attempts', async () => {
    script.push(...Array.from({ length: 5 }, () => ({ code: 90 })))
    expect(await clientWith().win(win)).toMatchObject({ kind: 'notApplied', cause: 'The wallet answered 90: Said.' })
    expect(sent).toHaveLength(4)
  })

  test('that was not applied does not make an earlier attempt certain', async () => {
    script.push({ fails: true }, { code: 90 }, { code: 90 }, { code: 90 })
    expect(await clientWith().win(win)).toMatchObject({ kind: 'unknown' })
  })

  test('waits as long as the wallet asks, but not for more than five seconds', async () => {
    script.push({ code: 24, status: 429, retryAfter: '1', reqId: '' })
    expect(await clientWith().bet(bet)).toMatchObject({ kind: 'ok' })
    expect(pauses).toEqual([1_000])
    script.push({ code: 24, status: 429, retryAfter: '6', reqId: '' })
    expect(await clientWith().bet(bet)).toMatchObject({ kind: 'notApplied' })
    expect(pauses).toEqual([1_000])
  })

  test.each([
    { what: 'an answer 99', answer: { code: 99, status: 503 } },
    { what: 'a broken connection', answer: { fails: true } },
    { what: 'an answer that nobody signed', answer: { secret: 'other' } },
  ] as const)('of a bet, a pair or a launch token never follows $what', async ({ answer }) => {
    const client = clientWith()
    script.push(answer, {}, answer, {}, answer)
    expect(await client.bet(bet)).toMatchObject({ kind: 'unknown' })
    script.shift()
    const pair = { ...inRound, betTxId: 'b', winTxId: 'w', betAmount: 1, winAmount: 0, endRound: true }
    expect(await client.betwin(pair)).toMatchObject({ kind: 'unknown' })
    script.shift()
    expect(await client.authenticate({ launchToken: 't'.repeat(43), gameCode: 'g' })).toMatchObject({ kind: 'unknown' })
    expect(sent).toHaveLength(3)
  })

  test('of a bet that was certainly not applied keeps its txId', async () => {
    script.push({ code: 90 })
    expect(await clientWith().bet(bet)).toMatchObject({ kind: 'ok' })
    expect(sent.map(({ body }) => JSON.parse(body).txId)).toEqual(['bet-1', 'bet-1'])
  })
})

test('an answer that does not come is waited for so long and no longer', async () => {
  script.push({ hangs: true })
  const began = performance.now()
  expect(await clientWith({ timeoutMs: 50 }).bet(bet)).toMatchObject({ kind: 'unknown' })
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a session opens only with an answer that has one', async () => {
  const player = { session: 'x', playerId: '7', nickname: 'Juan', language: 'en-PH', limits: {}, freeRounds: [] }
  script.push({ more: player }, {})
  const request = { launchToken: 't'.repeat(43), gameCode: 'g' }
  expect(await clientWith().authenticate(request)).toMatchObject({ kind: 'ok', answer: { session: 'x' } })
  expect(await clientWith().authenticate(request)).toMatchObject({ kind: 'unknown' })
})

test('the worked example of docs/glw-1.md is signed byte by byte', async () => {
  const document = readFileSync(new URL('../../docs/glw-1.md', import.meta.url), 'utf8')
  const block = (name: string): string => new RegExp(`\`\`\`${name}\n([^\`]*)\n\`\`\``).exec(document)?.[1] ?? name
  const header = (name: string, which: string): string =>
    new RegExp(`X-GLW-${which}: (.*)`).exec(block(name))?.[1] ?? ''
  const example = createSigner(block('secret'))
  const [time, nonce] = [header('headers', 'Time'), header('headers', 'Nonce')]
  const text = requestText(time, nonce, '/glw/v1/bet', await bodyHash(block('body')))
  expect(text).toBe(block('signed'))
  expect(await example.sign(text)).toBe(header('headers', 'Sign'))
  const answered = answerText(header('answer-headers', 'Time'), 200, await bodyHash(block('answer-body')))
  expect(answered).toBe(block('answer-signed'))
  expect(await example.verify(answered, header('answer-headers', 'Sign'))).toBe(true)
})
