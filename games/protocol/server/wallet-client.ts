import * as v from 'valibot'
import { type AuthenticatedPlayer, authenticatedPlayer, type WalletAnswer, walletAnswer } from '../answer.ts'
import { glwCode } from '../codes.ts'
import { type Op, operationPrefix, type OperationRequest } from '../operations.ts'
import { answerText, glwHeader, skewMsMax } from '../signed-text.ts'
import { type GlwKey, signRequest } from './sign-request.ts'
import { bodyHashOf, isSignatureOf } from './signature.ts'

export type WalletClientOptions = {
  /** The wallet's own address, without the path of the operations. */
  readonly url: string
  readonly key: GlwKey
  readonly fetch: typeof globalThis.fetch
  /** Unix time in milliseconds. */
  readonly nowMs: () => number
  /** 16 to 64 characters, never the same twice. */
  readonly nonce: () => string
  readonly pause: (ms: number) => Promise<void>
  /** Between 0 and 1: spreads the retries of many callers. */
  readonly jitter: () => number
  readonly deadlineMs?: number
  readonly attemptsMax?: number
  readonly backOffMs?: number
}

export type WalletReply =
  | { readonly kind: 'answered'; readonly answer: WalletAnswer; readonly player?: AuthenticatedPlayer }
  /** The wallet rejects this key (401, 403) or a body of this size (413): a retry gets the same answer. */
  | { readonly kind: 'turnedAway'; readonly answer: WalletAnswer; readonly status: number }
  /** The outcome is unknown: a bet is rolled back, everything else is retried later. */
  | { readonly kind: 'unknown' }
  /** Certainly not applied after every attempt: a bet may be dropped, everything else is retried later. */
  | { readonly kind: 'notApplied' }

export type WalletClient = {
  readonly ask: <O extends Op>(op: O, request: OperationRequest<O>) => Promise<WalletReply>
}

// The wallet answers within 2.5 s; the rest is the way there and back.
const defaults = { deadlineMs: 4_000, attemptsMax: 4, backOffMs: 200 }

/** A provider's side of the protocol: signs, waits for so long, and asks again with a fresh time and nonce and the same txId. */
export function createWalletClient(given: WalletClientOptions): WalletClient {
  const options = { ...defaults, ...given }
  return {
    async ask(op, request) {
      const message = { path: operationPrefix + op, body: JSON.stringify(request), reqId: request.reqId }
      const isBet = op === 'bet' || op === 'betwin'
      let mayBeApplied = false
      for (let attempt = 1; attempt <= options.attemptsMax; attempt++) {
        if (attempt > 1) await options.pause(options.backOffMs * 2 ** (attempt - 2) * (1 + options.jitter()))
        const outcome = await attemptOnce(message, options)
        if (outcome.kind === 'answered' || outcome.kind === 'turnedAway') return outcome
        mayBeApplied ||= outcome.kind === 'unknown'
        if (isBet && isForRollback(outcome)) break
      }
      return { kind: mayBeApplied ? 'unknown' : 'notApplied' }
    },
  }
}

type Attempt =
  | Extract<WalletReply, { kind: 'answered' | 'turnedAway' }>
  /** `saysSo`: the wallet itself does not know, and a bet must not be retried. */
  | { readonly kind: 'unknown'; readonly saysSo?: boolean }
  | { readonly kind: 'notApplied' }

const isForRollback = (outcome: Attempt): boolean => outcome.kind === 'unknown' && outcome.saysSo === true

type WalletRequest = { readonly path: string; readonly body: string; readonly reqId: string }

async function attemptOnce(
  { path, body, reqId }: WalletRequest,
  options: WalletClientOptions & typeof defaults,
): Promise<Attempt> {
  const headers = signRequest(options.key, { path, body, timeMs: options.nowMs(), nonce: options.nonce() })
  try {
    const response = await options.fetch(options.url + path, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(options.deadlineMs),
    })
    return attemptOf(response, { body: await response.text(), reqId }, options)
  } catch {
    return { kind: 'unknown' }
  }
}

const turningAway: ReadonlySet<number> = new Set([401, 403, 413])

function attemptOf(
  response: Response,
  { body, reqId }: { body: string; reqId: string },
  { key, nowMs }: WalletClientOptions,
): Attempt {
  const parsed = parsedAnswer(body)
  if (parsed === undefined || !isSigned(response, body, { secret: key.secret, nowMs: nowMs() }))
    return { kind: 'unknown' }
  const { answer } = parsed
  if (turningAway.has(response.status)) return { kind: 'turnedAway', answer, status: response.status }
  if (answer.code === glwCode.tryLater || answer.code === glwCode.rateLimited) return { kind: 'notApplied' }
  // Signed, but for another question.
  if (answer.reqId !== reqId) return { kind: 'unknown' }
  if (answer.code === glwCode.unknown || response.status !== 200) return { kind: 'unknown', saysSo: true }
  return { kind: 'answered', ...parsed }
}

type ParsedAnswer = { readonly answer: WalletAnswer; readonly player?: AuthenticatedPlayer }

function parsedAnswer(body: string): ParsedAnswer | undefined {
  const json = jsonOf(body)
  const answer = v.safeParse(walletAnswer, json)
  if (!answer.success) return undefined
  const player = v.safeParse(authenticatedPlayer, json)
  return { answer: answer.output, ...(player.success ? { player: player.output } : {}) }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** An answer that the wallet did not sign, or signed long ago, is no answer. */
function isSigned(response: Response, body: string, { secret, nowMs }: { secret: string; nowMs: number }): boolean {
  const time = response.headers.get(glwHeader.time) ?? ''
  const signature = response.headers.get(glwHeader.signature) ?? ''
  if (!(Math.abs(Number(time) - nowMs) <= skewMsMax)) return false
  return isSignatureOf(secret, answerText({ time, status: response.status, bodyHash: bodyHashOf(body) }), signature)
}
