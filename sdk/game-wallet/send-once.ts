import { readAnswer } from './read-answer.ts'
import { answerText, bodyHash, isTimely, requestText, type Signer } from './signing.ts'
import type { WalletReply } from './wallet-reply.ts'

/** The part of `fetch` that the client uses. */
export type WalletFetch = (
  url: string,
  init: {
    readonly method: 'POST'
    readonly headers: Record<string, string>
    readonly body: string
    readonly redirect: 'error'
    readonly signal: AbortSignal
  },
) => Promise<WalletResponse>

type WalletResponse = {
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly text: () => Promise<string>
}

export type Line = {
  readonly origin: string
  readonly keyId: string
  readonly signer: Signer
  readonly fetch: WalletFetch
  readonly clock: () => number
  readonly nonce: () => string
  readonly timeoutMs: number
}

export type WalletMessage = { readonly path: string; readonly body: string; readonly reqId: string }

export type Attempt = WalletReply & {
  /** How long the wallet asks to be left alone. */
  readonly retryAfterMs?: number
}

/** One attempt, signed with a time and a nonce of its own. It ends after `timeoutMs` at the latest. */
export async function sendOnce(message: WalletMessage, line: Line): Promise<Attempt> {
  try {
    const response = await line.fetch(line.origin + message.path, {
      method: 'POST',
      headers: await signedHeaders(message, line),
      body: message.body,
      redirect: 'error',
      signal: AbortSignal.timeout(line.timeoutMs),
    })
    return await replyOf(response, message, line)
  } catch (error) {
    return { kind: 'unknown', cause: `The wallet did not answer: ${reasonOf(error)}.` }
  }
}

/** With what lies below: Node says only that a fetch failed, and why in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

async function signedHeaders(
  { path, body }: WalletMessage,
  { keyId, signer, clock, nonce }: Line,
): Promise<Record<string, string>> {
  const [time, once] = [String(clock()), nonce()]
  return {
    'content-type': 'application/json',
    'x-glw-key': keyId,
    'x-glw-time': time,
    'x-glw-nonce': once,
    'x-glw-sign': await signer.sign(requestText(time, once, path, await bodyHash(body))),
  }
}

async function replyOf(response: WalletResponse, { reqId }: WalletMessage, { signer, clock }: Line): Promise<Attempt> {
  const { status, headers } = response
  const body = await response.text()
  const time = headers.get('x-glw-time') ?? ''
  const text = answerText(time, status, await bodyHash(body))
  const isSigned = await signer.verify(text, headers.get('x-glw-sign') ?? '')
  if (!isSigned) return { kind: 'unknown', cause: unsignedCause(status) + saidBy(body) }
  const now = clock()
  if (!isTimely(time, now)) return { kind: 'unknown', cause: untimelyCause(now - Number(time)) }
  const seconds = headers.get('retry-after') ?? ''
  const reply = readAnswer({ status, body, reqId })
  return /^\d{1,6}$/.test(seconds) ? { ...reply, retryAfterMs: Number(seconds) * 1_000 } : reply
}

const unsignedCause = (status: number): string =>
  `The answer (HTTP ${status}) is not signed with this secret.${
    status === 401 ? ' The key or the secret is probably wrong.' : ''
  }`

/** What an answer says that proves nothing: for the log alone. */
function saidBy(body: string): string {
  try {
    const { msg } = JSON.parse(body) as { msg?: unknown }
    return typeof msg === 'string' && msg !== '' ? ` It says: ${msg.slice(0, 200)}` : ''
  } catch {
    return ''
  }
}

const untimelyCause = (aheadMs: number): string =>
  `The answer was signed ${Math.round(Math.abs(aheadMs) / 60_000)} minutes ${aheadMs > 0 ? 'before' : 'after'} the time of this server. Set its clock, or ask the operator about the wallet's.`
