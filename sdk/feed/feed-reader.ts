import type { FeedEvent } from './events.ts'
import { secretBytes } from './bytes-of.ts'
import { verifyDelivery } from './verify-delivery.ts'

export type FeedReaderOptions = {
  /** The operator's server, such as `https://play.example.ph`. */
  readonly url: string
  /** Your partner number. */
  readonly partner: number
  /** The secret that you were given: `whsec_…`. */
  readonly secret: string
  readonly fetch?: typeof fetch
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number
}

export type FeedRefusal =
  | 'limitWrong'
  | 'waitWrong'
  | 'cursorUnreadable'
  | 'badSignature'
  | 'clockSkew'
  | 'stopped'
  | 'receivesDeliveries'
  | 'cursorAhead'
  | 'cursorTooOld'
  | 'pullUnderWay'
  | 'tooManyPulls'

export type FeedReading =
  | {
      readonly kind: 'read'
      readonly events: readonly FeedEvent[]
      /** Store it together with the events, and read on with it. */
      readonly cursor: string
      /** True: more can be read at once. */
      readonly isMore: boolean
    }
  | {
      readonly kind: 'refused'
      /** `unknown` is one that this version does not know. */
      readonly reason: FeedRefusal | 'unknown'
      /** A sentence about it, for your log. */
      readonly message: string
      readonly status: number
      readonly retryAfterSeconds: number | null
    }
  /** No answer, or none that is the operator's: read again with the same cursor. */
  | { readonly kind: 'failed'; readonly fault: string }

type Question = {
  /** Absent: from where you have acknowledged. */
  readonly cursor?: string
  /** 1 to 500, by default 100. */
  readonly limit?: number
  /** How long the server waits for an event if there is none: 0 to 20 seconds, by default 0. */
  readonly waitSeconds?: number
}
export type FeedReader = { readonly read: (question: Question) => Promise<FeedReading> }

const patienceMs = 10_000

/** Reads events where nobody can deliver them. Every request is signed, and every answer verified. */
export function createFeedReader(options: FeedReaderOptions): FeedReader {
  const { fetch: ask = fetch, now = Date.now } = options
  const url = checkedUrl(options)
  return {
    read: async ({ cursor, limit, waitSeconds = 0 }) => {
      const query = new URLSearchParams({
        ...(cursor !== undefined && { cursor }),
        ...(limit !== undefined && { limit: String(limit) }),
        ...(waitSeconds > 0 && { wait: String(waitSeconds) }),
      }).toString()
      const target = `/feed/v1/events${query === '' ? '' : `?${query}`}`
      const signal = AbortSignal.timeout(waitSeconds * 1_000 + patienceMs)
      try {
        const headers = await signRequest(target, options, now())
        return await readingOf(await ask(new URL(target, url), { headers, signal }), options.secret, now())
      } catch (fault) {
        return { kind: 'failed', fault: faultOf(fault) }
      }
    },
  }
}

/** A mistake is found at the start, and not as a network that seems to be down. */
function checkedUrl({ url, partner, secret }: FeedReaderOptions): URL {
  if (!URL.canParse(url))
    throw new TypeError(`url has to be the operator's address, such as https://play.example.ph: ${url}`)
  if (!Number.isSafeInteger(partner) || partner < 1) {
    throw new TypeError(`partner has to be your partner number, a whole number: ${partner}`)
  }
  secretBytes(secret)
  return new URL(url)
}

/** With what lies below: Node says only that a fetch failed, and why in its cause. */
function faultOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${String(error)}${cause}`
}

async function signRequest(target: string, { partner, secret }: FeedReaderOptions, now: number) {
  const [id, timestamp] = [crypto.randomUUID(), String(Math.floor(now / 1_000))]
  const key = await crypto.subtle.importKey('raw', secretBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.GET ${target}`))
  return {
    'feed-partner': String(partner),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`,
  }
}

async function readingOf(response: Response, secret: string, now: number): Promise<FeedReading> {
  const body = await response.text()
  if (response.status !== 200) return refusalOf(response, body)
  const verified = await verifyDelivery(response.headers as never, body, [secret], now)
  if (verified.kind === 'refused') return { kind: 'failed', fault: verified.fault }
  const { cursor, isMore } = JSON.parse(body) as { cursor: string; isMore: boolean }
  return { kind: 'read', events: verified.delivery.events, cursor, isMore }
}

const refusals: readonly string[] = [
  'limitWrong',
  'waitWrong',
  'cursorUnreadable',
  'badSignature',
  'clockSkew',
  'stopped',
  'receivesDeliveries',
  'cursorAhead',
  'cursorTooOld',
  'pullUnderWay',
  'tooManyPulls',
] satisfies readonly FeedRefusal[]

function refusalOf({ status, headers }: Response, body: string): FeedReading {
  if (status >= 500) return { kind: 'failed', fault: `answered ${status}` }
  const { error, message = '' } = JSON.parse(body) as { error?: string; message?: string }
  const reason = refusals.includes(error ?? '') ? (error as FeedRefusal) : 'unknown'
  const pause = headers.get('retry-after')
  return { kind: 'refused', reason, message, status, retryAfterSeconds: pause === null ? null : Number(pause) }
}
