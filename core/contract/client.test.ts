import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { call } from './call.ts'
import { type ClientOptions, createClient, isSettled } from './client.ts'

const load = call({
  path: 'loadSomething',
  summary: 'For the tests.',
  access: 'player',
  request: v.object({ id: v.number() }),
  response: v.object({ name: v.string() }),
  refusals: { gone: 1001 },
})
const quiet = call({ ...load, quiet401: true })

let sent: Request[] = []
let ended = 0
beforeEach(() => {
  sent = []
  ended = 0
})

/** A server that answers as the test defines; the client's outside world is its fetch. */
function clientOf(reply: (request: Request) => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  return createClient({
    baseUrl: 'https://lobby.example',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(request.clone())
      return reply(request)
    },
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    token: () => 'the-token',
    fingerprint: () => 'the-device',
    onSessionEnded: () => ended++,
    timeoutMs: 1_000,
    ...options,
  })
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)

test('every post carries the added fields, the token and the fingerprint', async () => {
  await clientOf(() => json({ code: 200, errcode: 0, name: 'x' })).send(load, { id: 7 })
  const [request] = sent
  expect(request?.url).toBe('https://lobby.example/app/v1/loadSomething')
  expect(await request?.json()).toEqual({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0, id: 7 })
  expect(request?.headers.get('authorization')).toBe('the-token')
  expect(request?.headers.get('x-fingerprint')).toBe('the-device')
})

test.each([
  {
    what: 'an answer',
    response: () => json({ code: 200, errcode: 0, name: 'x' }),
    reply: { kind: 'answer', body: { name: 'x' } },
  },
  {
    what: 'a refusal',
    response: () => json({ code: 200, errcode: 1001, msg: 'Gone.', since: 5 }),
    reply: { kind: 'refusal', errcode: 1001, msg: 'Gone.', details: { since: 5 } },
  },
  {
    what: 'a limit',
    response: () => json({ code: 429, errcode: 1020, msg: 'Later.' }, { status: 429 }),
    reply: { kind: 'refusal', errcode: 1020, msg: 'Later.', details: {} },
  },
  {
    what: 'faults of fields',
    response: () => json({ code: 400, errcode: 400, faults: [{ field: 'id', key: 'k', msg: 'm' }] }, { status: 400 }),
    reply: { kind: 'invalid', faults: [{ field: 'id', key: 'k', msg: 'm' }] },
  },
  {
    what: 'a busy server',
    response: () => json({ code: 503, errcode: 503 }, { status: 503, headers: { 'retry-after': '5' } }),
    reply: { kind: 'fault', code: 503, retryAfterSeconds: 5 },
  },
  {
    what: 'what is no JSON',
    response: () => new Response('<html>', { status: 502 }),
    reply: { kind: 'fault', code: 502 },
  },
])('$what is told apart', async ({ response, reply }) => {
  expect(await clientOf(response).send(load, { id: 7 })).toEqual(reply)
  expect(ended).toBe(0)
})

test('a 401 ends the session once, in one place, unless the call is quiet', async () => {
  const client = clientOf(() => json({ code: 401, errcode: 401 }, { status: 401 }))
  expect(await client.send(quiet, { id: 7 })).toEqual({ kind: 'signedOut' })
  expect(ended).toBe(0)
  expect(await client.send(load, { id: 7 })).toEqual({ kind: 'signedOut' })
  expect(ended).toBe(1)
})

test('a network that fails is offline, and is never a sign-out', async () => {
  let unreachable = 0
  const client = clientOf(() => Promise.reject(new TypeError('fetch failed')), { onUnreachable: () => unreachable++ })
  expect(await client.send(load, { id: 7 })).toEqual({ kind: 'offline' })
  expect([unreachable, ended]).toEqual([1, 0])
})

test('an answer that does not come is a timeout', async () => {
  const never = (request: Request) =>
    new Promise<Response>((_resolve, reject) =>
      request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  expect(await clientOf(never, { timeoutMs: 20 }).send(load, { id: 7 })).toEqual({ kind: 'timeout' })
})

test('a call that its screen gave up is thrown, not answered', async () => {
  const given = new AbortController()
  const never = (request: Request) =>
    new Promise<Response>((_resolve, reject) =>
      request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  const reply = clientOf(never).send(load, { id: 7 }, given.signal)
  given.abort()
  await expect(reply).rejects.toThrow('aborted')
})

test('a file travels as a form with the added fields, the token and the fingerprint, and says how far it is', async () => {
  const progress: number[] = []
  const upload = { file: new Blob(['a picture']), onProgress: (percent: number) => progress.push(percent) }
  const client = clientOf(() => json({ code: 200, errcode: 0, name: 'x' }))
  expect(await client.send(load, { id: 7 }, undefined, upload)).toMatchObject({ kind: 'answer' })
  const [request] = sent
  expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect(request?.headers.get('authorization')).toBe('the-token')
  expect(request?.headers.get('x-fingerprint')).toBe('the-device')
  const form = await request?.formData()
  expect([form?.get('id'), form?.get('channel')]).toEqual(['7', 'WEB'])
  const file = form?.get('file')
  expect(file instanceof File && (await file.text())).toBe('a picture')
})

test('a session that is over ends with an upload as with any call', async () => {
  const upload = { file: new Blob(['a picture']), onProgress: () => undefined }
  const reply = await clientOf(() => json({}, { status: 401 })).send(load, { id: 7 }, undefined, upload)
  expect([reply.kind, ended]).toEqual(['signedOut', 1])
})

test('what came of a call is known by its answer or refusal, and not where it was sent before', () => {
  const refused = (errcode: number) => isSettled({ kind: 'refusal', errcode, msg: '', details: {} })
  expect([refused(1001), refused(1057), isSettled({ kind: 'timeout' })]).toEqual([true, false, false])
})
