import * as v from 'valibot'

type ProviderRequest = {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly timeoutMs: number
}

export type ProviderAnswer = { readonly status: number; readonly json: unknown }

/** Asks a provider once. Undefined: it was not there, not in time, or said nothing that can be read. */
export async function askProviderHttp({
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
  } catch {
    return undefined
  }
}

/** As many providers want to be told who asks: the secret key as a name without a password. */
export const basicAuthorization = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`

/** A schema for bytes that should be JSON and need not be. */
export const jsonOf = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema)
