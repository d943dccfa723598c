import type { Call, RequestOf, ResponseOf } from './call.ts'
import { callPrefix, commonErrcode, type Envelope } from './envelope.ts'
import type { FieldFault } from './outcome.ts'

/** The outcome of one call, distinguished by what a screen must do about it. */
export type Reply<C extends Call> =
  | { readonly kind: 'answer'; readonly body: ResponseOf<C> }
  | Refusal
  | { readonly kind: 'invalid'; readonly faults: readonly FieldFault[] }
  /** The session has ended. The client has already called `onSessionEnded`, unless the call is quiet. */
  | { readonly kind: 'signedOut' }
  /** A fault of server or network: the outcome is unknown. */
  | { readonly kind: 'fault'; readonly code: number; readonly retryAfterSeconds?: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }

export type Refusal = {
  readonly kind: 'refusal'
  readonly errcode: number
  readonly msg: string
  readonly details: Readonly<Record<string, unknown>>
}

/**
 * Whether the outcome is known. A request that was sent before may have succeeded the first time: it is retried with
 * its id.
 */
export const isSettled = (reply: Reply<Call>): boolean =>
  reply.kind === 'answer' || (reply.kind === 'refusal' && reply.errcode !== commonErrcode.formSentBefore)

export type ClientOptions = {
  readonly baseUrl: string
  /** Defaults to the player's calls. */
  readonly prefix?: string
  readonly fetch: typeof globalThis.fetch
  readonly envelope: () => Envelope
  readonly token: () => string | undefined
  readonly fingerprint: () => string | undefined
  readonly onSessionEnded: () => void
  readonly onAnswered?: () => void
  readonly onUnreachable?: () => void
  /** How a file is sent if a screen shows upload progress. */
  readonly uploadFetch?: (onProgress: Upload['onProgress']) => typeof globalThis.fetch
  readonly timeoutMs: number
}

/** The file of a call with a form body. */
export type Upload = { readonly file: Blob; readonly onProgress: (percent: number) => void }

export type Client = {
  readonly send: <C extends Call>(
    call: C,
    request: RequestOf<C>,
    signal?: AbortSignal,
    upload?: Upload,
  ) => Promise<Reply<C>>
}

/** The only way from a screen to the server: adds the fields that every post carries, and handles 401 in one place. */
export function createClient(options: ClientOptions): Client {
  return {
    async send(call, request, signal, upload) {
      const timeout = AbortSignal.timeout(options.timeoutMs)
      const patience = signal ? AbortSignal.any([signal, timeout]) : timeout
      try {
        const reply = await replyOf(call, await post(call, request, { ...options, signal: patience, upload }))
        options.onAnswered?.()
        if (reply.kind === 'signedOut' && !call.quiet401) options.onSessionEnded()
        return reply
      } catch (error) {
        if (signal?.aborted) throw error
        options.onUnreachable?.()
        return { kind: timeout.aborted ? 'timeout' : 'offline' }
      }
    },
  }
}

function post<C extends Call>(
  { path }: C,
  request: RequestOf<C>,
  options: ClientOptions & { readonly signal: AbortSignal; readonly upload: Upload | undefined },
): Promise<Response> {
  const { upload, signal, uploadFetch } = options
  const fields = { ...options.envelope(), ...request }
  const fetch = (upload && uploadFetch?.(upload.onProgress)) ?? options.fetch
  return fetch(options.baseUrl + (options.prefix ?? callPrefix) + path, {
    method: 'POST',
    // A form sets its own content type with the boundary.
    headers: { ...(upload ? {} : { 'content-type': 'application/json' }), ...headersOf(options) },
    body: upload ? formOf(fields, upload) : JSON.stringify(fields),
    signal,
  })
}

function formOf(fields: object, { file }: Upload): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('file', file)
  return form
}

function headersOf(options: ClientOptions): Record<string, string> {
  const token = options.token()
  const fingerprint = options.fingerprint()
  return {
    ...(token ? { authorization: token } : {}),
    ...(fingerprint ? { 'x-fingerprint': fingerprint } : {}),
  }
}

async function replyOf<C extends Call>(_call: C, response: Response): Promise<Reply<C>> {
  if (response.status === 401) return { kind: 'signedOut' }
  const body: unknown = await response.json().catch(() => undefined)
  if (!isWireReply(body)) return fault(response)
  if (body.code === 200 && body.errcode === 0) {
    const { code: _code, errcode: _errcode, ...rest } = body
    // The server has written this through the contract's response schema; validating it again would only cost bytes.
    return { kind: 'answer', body: rest as unknown as ResponseOf<C> }
  }
  if (Array.isArray(body.faults)) return { kind: 'invalid', faults: body.faults.filter(isFieldFault) }
  if (body.code === 200 || body.code === 429) {
    const { code: _code, errcode, msg, ...details } = body
    return { kind: 'refusal', errcode, msg: typeof msg === 'string' ? msg : '', details }
  }
  return fault(response)
}

type WireReply = { code: number; errcode: number } & Record<string, unknown>

function isWireReply(body: unknown): body is WireReply {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'errcode' in body &&
    typeof body.code === 'number' &&
    typeof body.errcode === 'number'
  )
}

function isFieldFault(value: unknown): value is FieldFault {
  return typeof value === 'object' && value !== null && 'field' in value && 'msg' in value
}

function fault(response: Response): { kind: 'fault'; code: number; retryAfterSeconds?: number } {
  const after = Number(response.headers.get('retry-after'))
  return { kind: 'fault', code: response.status, ...(after > 0 ? { retryAfterSeconds: after } : {}) }
}
