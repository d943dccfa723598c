import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { walletAnswer } from '#games/protocol/answer.ts'
import { type Op, operationPrefix } from '#games/protocol/operations.ts'
import { answerText, glwHeader } from '#games/protocol/signed-text.ts'
import { type GlwKey, signRequest } from '#games/protocol/server/sign-request.ts'
import { bodyHashOf, isSignatureOf } from '#games/protocol/server/signature.ts'
import type { Bench, BenchPlayer } from './bench.ts'

const reply = v.looseObject({ ...walletAnswer.entries, session: v.optional(v.string()) })
export type Reply = v.InferOutput<typeof reply> & { readonly status: number }

export type Fields = Readonly<Record<string, unknown>>
export type Player = BenchPlayer & { readonly session: string }

/** How one request leaves the rule, in the cases that are about it. */
export type Deviation = {
  readonly timeMs?: number
  readonly nonce?: string
  readonly secret?: string
  readonly bodySent?: (signed: string) => string
}

/** The wallet under test, and the texts of its cases. */
export type WalletUnderTest = {
  readonly bench: Bench
  readonly ask: (op: Op, fields: Fields, deviation?: Deviation) => Promise<Reply>
  /** Somebody with so many centavos, in the game. */
  readonly player: (coin: number) => Promise<Player>
  readonly id: (word: string) => string
  readonly balance: (player: Player) => Promise<number>
}

const patienceMs = 10_000

export function walletUnderTest({ url, key, bench }: { url: string; key: GlwKey; bench: Bench }): WalletUnderTest {
  // Ids of an earlier run must not be met again.
  const run = randomUUID().slice(0, 8)
  let count = 0
  const id = (word: string): string => `${word}-${run}-${++count}`
  const ask: WalletUnderTest['ask'] = (op, fields, deviation = {}) => {
    const common = { reqId: id('req'), currency: 'PHP', ts: new Date().toISOString() }
    return askOnce({ url, key, op, body: JSON.stringify({ ...common, ...fields }) }, deviation)
  }
  return {
    bench,
    ask,
    id,
    player: async (coin) => {
      const player = await bench.newPlayer(coin)
      const { session } = await ask('authenticate', { launchToken: player.launchToken, gameCode: player.gameCode })
      if (session === undefined) throw new Error('a fresh launch token opened no session')
      return { ...player, session }
    },
    balance: async ({ playerId }) => {
      const { launchToken, gameCode } = await bench.launch(playerId)
      return (await ask('authenticate', { launchToken, gameCode })).balance ?? Number.NaN
    },
  }
}

type WalletRequest = { readonly url: string; readonly key: GlwKey; readonly op: Op; readonly body: string }

async function askOnce({ url, key, op, body }: WalletRequest, deviation: Deviation): Promise<Reply> {
  const path = operationPrefix + op
  const { timeMs = Date.now(), nonce = randomUUID(), secret = key.secret, bodySent = (signed) => signed } = deviation
  const response = await fetch(url.replace(/\/$/, '') + path, {
    method: 'POST',
    headers: signRequest({ id: key.id, secret }, { path, body, timeMs, nonce }),
    body: bodySent(body),
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await response.text()
  const { status } = response
  const signed = answerText({ time: response.headers.get(glwHeader.time) ?? '', status, bodyHash: bodyHashOf(text) })
  if (status === 200 && !isSignatureOf(key.secret, signed, response.headers.get(glwHeader.signature) ?? '')) {
    throw new Error(`the answer to ${op} is not signed with the key's secret`)
  }
  return { ...v.parse(reply, JSON.parse(text)), status }
}
