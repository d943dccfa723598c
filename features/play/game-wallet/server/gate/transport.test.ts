import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { signatureFaults } from '../../messages.ts'
import { answerText, glwHeader, skewMsMax } from '#games/protocol/signed-text.ts'
import { signRequest } from '#games/protocol/server/sign-request.ts'
import { bodyHashOf, isSignatureOf } from '#games/protocol/server/signature.ts'
import {
  gameCode,
  newId,
  openTestGameProvider,
  testProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
})
afterAll(() => gameProvider.close())
beforeEach(() => gameProvider.setProvider({}))

const path = '/glw/v1/txstatus'
const question = () =>
  JSON.stringify({ reqId: newId('req'), currency: 'PHP', ts: '2026-11-21T00:00:00Z', txId: 'none' })

type Change = {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly timeMs?: number
  readonly nonce?: string
  readonly url?: string
}

/** Signs the request, then tampers with it. */
async function send({ body, headers, timeMs, nonce, url }: Change = {}) {
  const signed = question()
  const request = { path, body: signed, timeMs: timeMs ?? gameProvider.site.clock.now(), nonce: nonce ?? randomUUID() }
  const response = await gameProvider.site.server.inject({
    method: 'POST',
    url: url ?? path,
    headers: { ...signRequest(gameProvider.key, request), ...headers },
    payload: body ?? signed,
  })
  const answer: Record<string, unknown> = JSON.parse(response.body)
  const { headers: answered, body: text } = response
  return { status: response.statusCode, code: answer.code, field: answer.field, headers: answered, body: text }
}

describe('a request', () => {
  test('that is signed is answered, and the answer is signed', async () => {
    expect(await send()).toMatchObject({ status: 200, code: 10 })
  })

  test.each([
    { what: 'with another body', change: { body: question() }, msg: signatureFaults.signatureWrong },
    { what: 'with a space more', change: { body: `${question()} ` }, msg: signatureFaults.signatureWrong },
    { what: 'for another operation', change: { url: '/glw/v1/balance' }, msg: signatureFaults.signatureWrong },
    { what: 'with a query', change: { url: `${path}?txId=other` }, msg: signatureFaults.signatureWrong },
    {
      what: 'with another nonce',
      change: { headers: { [glwHeader.nonce]: randomUUID() } },
      msg: signatureFaults.signatureWrong,
    },
    {
      what: 'with another time',
      change: { headers: { [glwHeader.time]: '1763700000000' } },
      msg: signatureFaults.signatureWrong,
    },
    {
      what: 'with an unknown key',
      change: { headers: { [glwHeader.key]: 'nobody' } },
      msg: signatureFaults.keyUnknown,
    },
    { what: 'without a key', change: { headers: { [glwHeader.key]: '' } }, msg: signatureFaults.keyUnreadable },
    {
      what: 'with a time that is none',
      change: { headers: { [glwHeader.time]: '2026-11-21T00:00:00Z' } },
      msg: signatureFaults.timeUnreadable,
    },
    {
      what: 'with no signature',
      change: { headers: { [glwHeader.signature]: '' } },
      msg: signatureFaults.signatureUnreadable,
    },
    {
      what: 'with a signature of another version',
      change: { headers: { [glwHeader.signature]: `v2=${'0'.repeat(64)}` } },
      msg: signatureFaults.signatureUnreadable,
    },
    { what: 'with a short nonce', change: { nonce: 'short' }, msg: signatureFaults.nonceUnreadable },
  ])('$what is turned away with 21, which says why', async ({ change, msg }) => {
    const { status, code, body } = await send(change)
    expect([status, code, JSON.parse(body).msg]).toEqual([401, 21, `The request’s signature was not accepted. ${msg}`])
  })

  test('in seconds instead of milliseconds, or of a clock that is ahead, learns by how much', async () => {
    const now = gameProvider.site.clock.now()
    const wordsOf = async (timeMs: number) => JSON.parse((await send({ timeMs })).body).msg
    expect(await wordsOf(now + 360_000)).toContain('X-GLW-Time is 360 seconds ahead of our clock.')
    expect(await wordsOf(Math.floor(now / 1_000))).toMatch(/behind our clock\. Send Unix milliseconds/)
  })

  test('is taken while the clocks differ by five minutes, and turned away with 22 beyond', async () => {
    const now = gameProvider.site.clock.now()
    for (const timeMs of [now - skewMsMax, now + skewMsMax]) expect(await send({ timeMs })).toMatchObject({ code: 10 })
    for (const timeMs of [now - skewMsMax - 1, now + skewMsMax + 1, 0]) {
      expect(await send({ timeMs })).toMatchObject({ status: 401, code: 22 })
    }
  })

  test('with a nonce that was used is turned away, also when ten arrive at once and as long as it could be taken', async () => {
    const nonce = randomUUID()
    const timeMs = gameProvider.site.clock.now() + skewMsMax
    const codes = (await Promise.all(Array.from({ length: 10 }, () => send({ nonce, timeMs })))).map(({ code }) => code)
    expect(codes.map(String).toSorted()).toEqual(['10', ...Array.from({ length: 9 }, () => '21')])
    gameProvider.site.clock.advance(seconds(599))
    await Promise.all(gameProvider.site.features.gameWallet.jobs.map(runJob))
    const replayed = await send({ nonce, timeMs })
    expect(replayed).toMatchObject({ status: 401, code: 21 })
    expect(replayed.body).toContain(signatureFaults.nonceUsed)
    gameProvider.site.clock.advance(seconds(2))
    await Promise.all(gameProvider.site.features.gameWallet.jobs.map(runJob))
    expect(
      await gameProvider.rows('select 1 from game_nonce where expires_at <= $1', [new Date(timeMs + skewMsMax + 1)]),
    ).toEqual([])
  })

  test.each([
    { what: 'no JSON', body: '{"txId":', field: '' },
    { what: 'a list', body: '[]', field: 'reqId' },
    { what: 'a prototype', body: '{"__proto__":{"txId":"a"}}', field: 'reqId' },
    { what: 'nothing', body: '', field: '' },
  ])('of $what is a bad request once its signature is right', async ({ body, field }) => {
    const headers = signRequest(gameProvider.key, {
      path,
      body,
      timeMs: gameProvider.site.clock.now(),
      nonce: randomUUID(),
    })
    const response = await gameProvider.site.server.inject({ method: 'POST', url: path, headers, payload: body })
    expect([response.statusCode, JSON.parse(response.body)]).toMatchObject([200, { code: 20, field }])
  })

  test('beyond 64 KB is refused unread with the protocol’s error, signed', async () => {
    for (const transfer of [{}, { 'transfer-encoding': 'chunked' }]) {
      const { status, code, field, headers, body } = await send({ body: 'x'.repeat(66_000), headers: transfer })
      expect({ status, code, field }).toEqual({ status: 413, code: 20, field: '' })
      const text = answerText({ time: String(headers[glwHeader.time]), status, bodyHash: bodyHashOf(body) })
      expect(isSignatureOf(gameProvider.key.secret, text, String(headers[glwHeader.signature]))).toBe(true)
    }
  })

  test('beyond 64 KB with a key that nobody has is answered without a signature', async () => {
    const { status, code, headers } = await send({ body: 'x'.repeat(66_000), headers: { [glwHeader.key]: 'nobody' } })
    expect({ status, code, signed: headers[glwHeader.signature] }).toEqual({ status: 413, code: 20, signed: undefined })
  })

  test('of a provider that is switched off is turned away with 403', async () => {
    await gameProvider.setProvider({ state: 'disabled' })
    expect(await send()).toMatchObject({ status: 403, code: 14 })
  })

  test('beyond the rate is refused with a wait', async () => {
    gameProvider.site.clock.advance(seconds(3))
    await gameProvider.setProvider({ requestsPerSecond: 2 })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    const third = await send()
    expect(third).toMatchObject({ status: 429, code: 24 })
    expect(third.headers['retry-after']).toBe('1')
    gameProvider.site.clock.advance(seconds(1))
    expect((await send()).status).toBe(200)
  })
})

describe('keys', () => {
  test('two work side by side, a third is refused, and a revoked one is turned away', async () => {
    const { providers } = gameProvider.site.features.gameWallet
    const { clock } = gameProvider.site
    const second = await providers.addKey(testProvider.id, clock.now())
    if (typeof second === 'string') throw new Error(second)
    expect(await providers.addKey(testProvider.id, clock.now())).toBe('twoKeysLive')
    expect(await providers.addKey('nobody', clock.now())).toBe('providerNotFound')

    const player = await gameProvider.newPlayer(1_000)
    const bet = {
      playerId: player.playerId,
      session: player.session,
      gameCode,
      roundId: newId('round'),
      txId: newId('bet'),
    }
    expect(await gameProvider.ask('bet', { ...bet, amount: 100 })).toMatchObject({ code: 0, dup: false })
    expect(await gameProvider.ask('bet', { ...bet, amount: 100 }, second)).toMatchObject({ code: 0, dup: true })

    expect(await providers.revokeKey(second.id, clock.now())).toBe(true)
    expect(await providers.revokeKey(second.id, clock.now())).toBe(false)
    const request = { path, body: question(), timeMs: clock.now(), nonce: randomUUID() }
    const refused = await gameProvider.site.server.inject({
      method: 'POST',
      url: path,
      headers: signRequest(second, request),
      payload: request.body,
    })
    expect(refused.statusCode).toBe(401)
  })

  test('four at once leave two live, and no secret lies open in the database', async () => {
    const { providers } = gameProvider.site.features.gameWallet
    const now = addDuration(gameProvider.site.clock.now(), seconds(1))
    await providers.save({ ...testProvider, id: 'other-studio' }, now)
    const made = await Promise.all(Array.from({ length: 4 }, () => providers.addKey('other-studio', now)))
    const keys = made.filter((key) => typeof key !== 'string')
    expect(keys).toHaveLength(2)
    const stored = await gameProvider.rows(
      "select secret_sealed from game_provider_key where provider_id = 'other-studio'",
    )
    const asText = stored.map(({ secret_sealed: sealed }) => (Buffer.isBuffer(sealed) ? sealed.toString('latin1') : ''))
    for (const { secret } of keys) expect(asText.join()).not.toContain(secret)
  })
})

const runJob = (job: TestGameProvider['site']['features']['jobs'][number]): Promise<void> =>
  job.run({
    key: '',
    payload: null,
    dueAt: gameProvider.site.clock.now(),
    attempt: 1,
    now: gameProvider.site.clock.now(),
    signal: new AbortController().signal,
    confirm: () => Promise.resolve(),
  })
