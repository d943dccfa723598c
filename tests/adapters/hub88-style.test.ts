import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { glwCode } from '#games/protocol/codes.ts'
import { signRequest } from '#games/protocol/server/sign-request.ts'
import { type TestAdapter, adapterGame, type Aggregator, openTestAdapter, recordedStories } from './test-adapter.ts'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [right, wrong] = [pair(), pair()]

const hub88: Aggregator = {
  adapter: 'hub88-style',
  key: { id: 'hub88-public-1', secret: right.publicKey },
  messageOf(request, signing) {
    const body = JSON.stringify(request)
    const { privateKey } = signing === 'wrongKey' ? wrong : right
    const signature = sign('sha256', Buffer.from(body), privateKey).toString('base64')
    const headers = signing === 'none' ? {} : { 'x-hub88-signature': signature }
    return {
      body: signing === 'changed' ? `${body} ` : body,
      headers: { 'content-type': 'application/json', ...headers },
    }
  },
}

let adapter: TestAdapter
beforeAll(async () => {
  adapter = await openTestAdapter(hub88)
})
afterAll(() => adapter.close())

test.each(recordedStories('hub88-style'))('$what', async (story) => {
  const { answered, expected, coin } = await adapter.replay(story)
  expect(answered).toEqual(expected)
  expect(coin).toBe(story.coinAfter)
})

test('ten of the same bet at once take the stake once', async () => {
  const { id, token } = await adapter.newPlayer(1_000)
  const ofPlayer = { user: String(id), token, game_code: adapterGame }
  await adapter.send('/user/balance', hub88.messageOf({ ...ofPlayer, request_uuid: 'r-0' }, 'right'))
  const bet = { ...ofPlayer, currency: 'PHP', round: 'race', transaction_uuid: 'race-bet', amount: 1_000_000 }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      adapter.send('/transaction/bet', hub88.messageOf({ ...bet, request_uuid: `r-${at}` }, 'right')),
    ),
  )
  for (const { answer } of answers) expect(answer).toMatchObject({ status: 'RS_OK', balance: 0 })
  expect(await adapter.gameProvider.coinOf({ id })).toBe(0n)
})

test('the public key, which everybody may know, signs nothing in the product’s own protocol', async () => {
  const path = '/glw/v1/txstatus'
  const { server, clock } = adapter.gameProvider.site
  const body = JSON.stringify({ reqId: 'r', currency: 'PHP', ts: '2026-11-21T00:00:00Z', txId: 'h-bet-1' })
  const key = { id: 'hub88-public-1', secret: right.publicKey }
  const headers = signRequest(key, { path, body, timeMs: clock.now(), nonce: 'n'.repeat(20) })
  const response = await server.inject({ method: 'POST', url: path, headers, payload: body })
  expect([response.statusCode, JSON.parse(response.body).code]).toEqual([401, glwCode.badSignature])
})

test.each([
  { what: 'another adapter', path: '/adapters/softswiss-style/agg-hub88-style/play', status: 403 },
  { what: 'a provider that speaks the product’s own protocol', path: '/adapters/hub88-style/test-studio/user/balance' },
  { what: 'a provider that is not there', path: '/adapters/hub88-style/nobody/user/balance' },
])('under the name of $what nobody is let in', async ({ path, status = 200 }) => {
  const { token } = await adapter.newPlayer(0)
  const { body, headers } = hub88.messageOf({ request_uuid: 'r', token, game_code: adapterGame }, 'right')
  const response = await adapter.gameProvider.site.server.inject({ method: 'POST', url: path, headers, payload: body })
  expect(response.statusCode).toBe(status)
  expect(response.body).toMatch(/INVALID_SIGNATURE|Forbidden/)
})

test('a provider that is disabled or over its rate limit gets the refusal in its own protocol', async () => {
  const { providers } = adapter.gameProvider.site.features.gameWallet
  const now = adapter.gameProvider.site.clock.now()
  const ask = async () => {
    const { token } = await adapter.newPlayer(0)
    return adapter.send('/user/balance', hub88.messageOf({ request_uuid: 'r', token, game_code: adapterGame }, 'right'))
  }
  await providers.save({ ...adapter.provider, state: 'disabled' }, now)
  expect((await ask()).answer.status).toBe('RS_ERROR_INVALID_PARTNER')
  await providers.save({ ...adapter.provider, requestsPerSecond: 1 }, now)
  const words = [(await ask()).answer.status, (await ask()).answer.status, (await ask()).answer.status]
  expect(words).toContain('RS_ERROR_TIMEOUT')
  await providers.save(adapter.provider, now)
})
