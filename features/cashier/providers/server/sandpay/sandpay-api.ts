import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { asOutsideFetch } from '#platform/work/work.ts'

export type SandpayOptions = { readonly url: string; readonly secret: string; readonly timeoutMs: number }

type SandPayRequest = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string | undefined
  readonly now: Instant
}
type WebhookRequest = { readonly body: Buffer; readonly headers: IncomingHttpHeaders; readonly now: Instant }

export type SandpayApi = {
  /** The signature headers of a request. */
  readonly signed: (request: SandPayRequest) => Readonly<Record<string, string>>
  /** Undefined: no connection, or a timeout. */
  readonly send: (request: SandPayRequest) => Promise<Response | undefined>
  /** Whether these bytes are SandPay's own and recent. */
  readonly isGenuine: (webhook: WebhookRequest) => boolean
}

const signatureHeader = 'sandpay-signature'
const ageMax = minutes(5)

/** The API of the sandbox's payment provider: every request is signed, every webhook verified on its bytes. */
export function sandpayApi({ url, secret, timeoutMs }: SandpayOptions): SandpayApi {
  const { pathname } = new URL(url)
  const signed: SandpayApi['signed'] = ({ method, path, body = '', now }) => ({
    [signatureHeader]: signatureOf(secret, `${method} ${pathname}${path}\n${body}`, Math.floor(now / 1_000)),
  })
  return {
    signed,
    send: async (request) => {
      const { method, path, body = '' } = request
      const hasBody = body !== ''
      const headers = { ...signed(request), ...(hasBody ? { 'content-type': 'application/json' } : {}) }
      const signal = AbortSignal.timeout(timeoutMs)
      return asOutsideFetch('sandpay', url + path, { method, headers, ...(hasBody ? { body } : {}), signal }).catch(
        () => undefined,
      )
    },
    isGenuine: ({ body, headers, now }) => {
      const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[signatureHeader])) ?? []
      if (time === undefined || given === undefined) return false
      const isTheirs = timingSafeEqual(Buffer.from(given, 'hex'), hmac(secret, `${time}.${body.toString()}`))
      return isTheirs && Math.abs(now - Number(time) * 1_000) <= ageMax
    },
  }
}

const signatureOf = (secret: string, text: string, time: number): string =>
  `t=${time},v1=${hmac(secret, `${time}.${text}`).toString('hex')}`

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()
