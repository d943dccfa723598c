import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { walletAnswer } from '../answer.ts'
import { glwCode } from '../codes.ts'
import { answerText, glwHeader, requestText } from '../signed-text.ts'
import { bodyHashOf, isSignatureOf, signatureOf } from './signature.ts'
import { createWalletClient, type WalletClient } from './wallet-client.ts'

const key = { id: 'key-1', secret: 'a secret of tests only' }
const now = 1_763_700_000_000
const amount = 100
const bet = {
  reqId: 'r1',
  currency: 'PHP',
  ts: '2026-11-21T00:00:00Z',
  playerId: '7',
  gameCode: 'g',
  roundId: 'round',
  txId: 'tx-1',
  session: 's'.repeat(43),
  amount,
}
const rollback = { reqId: 'r1', currency: 'PHP', ts: bet.ts, playerId: '7', txId: 'back-1', refTxId: 'tx-1' }

type ScriptedAnswer = {
  readonly code?: number
  readonly status?: number
  readonly secret?: string
  readonly reqId?: string
  readonly atMs?: number
  readonly hangs?: true
}
type RequestTrace = { readonly nonce: string; readonly time: string; readonly txId: string; readonly isSigned: boolean }

let server: Server
let script: ScriptedAnswer[]
let seen: RequestTrace[]
let pauses: number[]
let client: WalletClient

beforeEach(async () => {
  ;[script, seen, pauses] = [[], [], []]
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const header = (name: string) => String(request.headers[name] ?? '')
      const [time, nonce] = [header(glwHeader.time), header(glwHeader.nonce)]
      const text = requestText({ time, nonce, method: 'POST', path: request.url ?? '', bodyHash: bodyHashOf(body) })
      const { txId } = JSON.parse(body.toString('utf8'))
      seen.push({ nonce, time, txId, isSigned: isSignatureOf(key.secret, text, header(glwHeader.signature)) })
      const next = script.shift() ?? {}
      if (next.hangs) return
      const { status = 200, code = 0, secret = key.secret, reqId = 'r1', atMs = now } = next
      const answer = {
        msg: '',
        txId,
        walletTxId: null,
        state: null,
        balance: 5,
        currency: 'PHP',
        dup: false,
        ts: bet.ts,
      }
      const sent = JSON.stringify({ code, reqId, ...answer })
      const signature = signatureOf(secret, answerText({ time: String(atMs), status, bodyHash: bodyHashOf(sent) }))
      response.writeHead(status, { [glwHeader.time]: String(atMs), [glwHeader.signature]: signature }).end(sent)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  let count = 0
  client = createWalletClient({
    url: `http://127.0.0.1:${port}`,
    key,
    fetch,
    deadlineMs: 150,
    backOffMs: 100,
    jitter: () => 0,
    nowMs: () => now,
    nonce: () => `nonce-number-${String(++count).padStart(6, '0')}`,
    pause: async (ms) => void pauses.push(ms),
  })
})
afterEach(() => server.closeAllConnections())
afterEach(() => new Promise((resolve) => server.close(resolve)))

describe('a provider asks the wallet', () => {
  test('signed, and reads the answer', async () => {
    expect(await client.ask('bet', bet)).toMatchObject({ kind: 'answered', answer: { code: 0, balance: 5 } })
    expect(seen).toMatchObject([{ isSigned: true, txId: 'tx-1' }])
  })

  test('again with a fresh nonce and the same txId, after longer and longer pauses, while nothing is applied', async () => {
    script.push({ code: glwCode.tryLater }, { code: glwCode.rateLimited, status: 429 }, { hangs: true })
    expect(await client.ask('bet', bet)).toMatchObject({ kind: 'answered' })
    expect(new Set(seen.map(({ nonce }) => nonce)).size).toBe(4)
    expect(seen.every(({ isSigned, txId }) => isSigned && txId === 'tx-1')).toBe(true)
    expect(pauses).toEqual([100, 200, 400])
  })

  test('and gives up after four attempts: not applied if every answer said so, unknown otherwise', async () => {
    script.push(...Array.from({ length: 4 }, () => ({ code: glwCode.tryLater })))
    expect(await client.ask('bet', bet)).toEqual({ kind: 'notApplied' })
    script.push({ hangs: true }, ...Array.from({ length: 3 }, () => ({ code: glwCode.tryLater })))
    expect(await client.ask('bet', bet)).toEqual({ kind: 'unknown' })
    expect(seen).toHaveLength(8)
  })

  test('a bet that the wallet itself knows nothing of is not asked again; a rollback is', async () => {
    script.push({ code: glwCode.unknown, status: 503 })
    expect(await client.ask('bet', bet)).toEqual({ kind: 'unknown' })
    expect(seen).toHaveLength(1)
    script.push({ code: glwCode.unknown, status: 503 })
    expect(await client.ask('rollback', rollback)).toMatchObject({ kind: 'answered' })
  })

  test.each([
    { what: 'another secret', answer: { secret: 'not the secret' } },
    { what: 'an old signature', answer: { atMs: now - 300_001 } },
    { what: "another question's number", answer: { reqId: 'r2' } },
  ])('and does not believe an answer with $what', async ({ answer }) => {
    script.push(...Array.from({ length: 4 }, () => answer))
    expect(await client.ask('bet', bet)).toEqual({ kind: 'unknown' })
  })

  test('and reports a rejection without a retry', async () => {
    script.push({ status: 401, code: glwCode.badSignature, reqId: '' })
    expect(await client.ask('bet', bet)).toMatchObject({ kind: 'turnedAway', status: 401, answer: { code: 21 } })
    expect(seen).toHaveLength(1)
  })
})

test('every code of the protocol is one that an answer may carry', () => {
  const codes = walletAnswer.entries.code.options.toSorted((a, b) => a - b)
  expect(codes.join(' ')).toBe('0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 20 21 22 24 90 99')
})
