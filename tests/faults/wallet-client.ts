import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type WalletAnswer, walletAnswer } from '#games/protocol/answer.ts'
import { glwCode } from '#games/protocol/codes.ts'
import { operationPrefix } from '#games/protocol/operations.ts'
import { answerText, glwHeader } from '#games/protocol/signed-text.ts'
import { type GlwKey, signRequest } from '#games/protocol/server/sign-request.ts'
import { bodyHashOf, isSignatureOf } from '#games/protocol/server/signature.ts'
import type { WalletCall } from '#tests/simulation/slow-wallet.ts'

/** What one try of an operation came to, as far as the provider can know. */
export type Attempt =
  | { readonly kind: 'answered'; readonly answer: WalletAnswer }
  /** It may have been applied, or may be later. */
  | { readonly kind: 'unknown' }
  /** The wallet reports, or the network shows, that it was certainly not applied. */
  | { readonly kind: 'notApplied' }

const patienceMs = 6_000

/** Signs an operation and sends it once. */
export async function attempt(url: string, key: GlwKey, { op, body }: WalletCall): Promise<Attempt> {
  const path = operationPrefix + op
  const text = JSON.stringify({ ...body, reqId: randomUUID(), ts: new Date().toISOString() })
  const headers = signRequest(key, { path, body: text, timeMs: Date.now(), nonce: randomUUID() })
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers,
      body: text,
      signal: AbortSignal.timeout(patienceMs),
    })
    return attemptOf(response, await response.text(), key)
  } catch (error) {
    return { kind: isRefusedConnection(error) ? 'notApplied' : 'unknown' }
  }
}

function attemptOf({ status, headers }: Response, body: string, key: GlwKey): Attempt {
  const text = answerText({ time: headers.get(glwHeader.time) ?? '', status, bodyHash: bodyHashOf(body) })
  const isSigned = isSignatureOf(key.secret, text, headers.get(glwHeader.signature) ?? '')
  if (!isSigned) {
    if (status >= 500) return { kind: 'unknown' }
    throw new Error(`an answer of ${status} is not signed: ${body}`)
  }
  const answer = v.parse(walletAnswer, JSON.parse(body))
  if (answer.code === glwCode.tryLater || answer.code === glwCode.rateLimited) return { kind: 'notApplied' }
  if (answer.code === glwCode.unknown) return { kind: 'unknown' }
  if (status !== 200) throw new Error(`an answer of ${status}: ${body}`)
  return { kind: 'answered', answer }
}

const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ECONNREFUSED'
