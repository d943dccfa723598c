import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#core/contract/call.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { createConnection } from '../connection/connection.ts'
import { createSession } from '../session/session.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { createSessionClient } from './session-client.ts'

const anything = { access: 'player', summary: '', request: v.object({}), response: v.object({}), refusals: {} } as const
const getPlayer = call({ path: 'getUserInfo', ...anything })
const refreshData = call({ path: 'refreshData', quiet401: true, ...anything })

type RecordedCall = { readonly path: string; readonly headers: Record<string, string>; readonly body: unknown }

/** A browser with a session, and a server that answers as the test defines. */
function setUp(answer: () => Promise<Response>) {
  const sent: RecordedCall[] = []
  let ended = 0
  const session = createSession(safeStorage(() => window.localStorage))
  const connection = createConnection()
  const client = createSessionClient({
    baseUrl: '',
    fetch: async (url, init) => {
      const request = new Request(url instanceof Request ? url : new URL(url, location.href), init)
      const { pathname } = new URL(request.url)
      sent.push({ path: pathname, headers: Object.fromEntries(request.headers), body: await request.json() })
      return answer()
    },
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 1 }),
    session,
    connection,
    fingerprint: () => 'device.1',
    onSessionEnded: () => ended++,
  })
  return { sent, session, connection, client, ended: () => ended }
}

const reply = async (status: number) =>
  new Response(JSON.stringify({ code: status, errcode: status === 200 ? 0 : status }), { status })

beforeEach(() => localStorage.clear())

test('every post carries the envelope, the token and the fingerprint', async () => {
  const { client, session, sent } = setUp(() => reply(200))
  session.set('abc')
  await client.send(getPlayer, {})
  expect(sent).toEqual([
    {
      path: callPrefix + getPlayer.path,
      headers: { 'content-type': 'application/json', authorization: 'abc', 'x-fingerprint': 'device.1' },
      body: { clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 1 },
    },
  ])
})

test('a 401 clears the session and says so once', async () => {
  const { client, session, ended } = setUp(() => reply(401))
  session.set('abc')
  expect(await client.send(getPlayer, {})).toEqual({ kind: 'signedOut' })
  expect(session.token()).toBeUndefined()
  expect(ended()).toBe(1)
})

test('a 401 on a call that the specification marks public leaves the session alone', async () => {
  const { client, session, ended } = setUp(() => reply(401))
  session.set('abc')
  await client.send(refreshData, {})
  expect(session.token()).toBe('abc')
  expect(ended()).toBe(0)
})

test('a late 401 of an old session does not end the one that has begun since', async () => {
  let answer = (_response: Response) => {}
  const { client, session, ended, sent } = setUp(() => new Promise((resolve) => (answer = resolve)))
  session.set('old')
  const sending = client.send(getPlayer, {})
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 })
  session.set('new')
  answer(await reply(401))
  await sending
  expect(session.token()).toBe('new')
  expect(ended()).toBe(0)
})

test.each([500, 503])('a fault %i of the server logs nobody out', async (status) => {
  const { client, session } = setUp(() => reply(status))
  session.set('abc')
  expect(await client.send(getPlayer, {})).toMatchObject({ kind: 'fault', code: status })
  expect(session.token()).toBe('abc')
})

test('a call that reaches no server reports the network as down, and the next answer reports it as back', async () => {
  let reachable = false
  const { client, connection } = setUp(() => (reachable ? reply(200) : Promise.reject(new TypeError('fetch failed'))))
  expect(await client.send(getPlayer, {})).toEqual({ kind: 'offline' })
  expect(connection.store.getState().online).toBe(false)
  reachable = true
  await client.send(getPlayer, {})
  expect(connection.store.getState().online).toBe(true)
})
