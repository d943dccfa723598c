import * as v from 'valibot'
import { noteCertificate } from '#platform/work/refused-certificate.ts'
import { asPart } from '#platform/work/work.ts'

type ProviderRequest = {
  /** The provider's id, under which its time is measured. */
  readonly provider: string
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly timeoutMs: number
}

export type ProviderAnswer = { readonly status: number; readonly json: unknown }

/** Calls a provider once. Undefined: no connection, timeout, or an unreadable answer. */
export const callProviderHttp = (request: ProviderRequest): Promise<ProviderAnswer | undefined> =>
  asPart(
    { kind: 'outside', name: request.provider },
    () => callOnce(request),
    (answer) => (answer === undefined ? 'failed' : 'done'),
  )

async function callOnce({
  provider,
  url,
  method,
  headers,
  body,
  timeoutMs,
}: ProviderRequest): Promise<ProviderAnswer | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status >= 500 || response.status === 429) return undefined
    const text = await response.text()
    return { status: response.status, json: text === '' ? null : JSON.parse(text) }
  } catch (error) {
    noteCertificate(error, { service: provider, host: new URL(url).host })
    return undefined
  }
}

/** Basic authentication with the secret key as user name and no password. */
export const basicAuthorization = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`

/** A schema for bytes that may not be JSON. */
export const jsonOf = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema)
