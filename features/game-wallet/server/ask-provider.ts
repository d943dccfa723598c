import { signRequest } from '#games/protocol/server/sign-request.ts'
import type { Instant } from '#core/clock/instant.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { ProviderKey } from './provider-registry.ts'

/** Asks a provider something, signed. Undefined: it gave no answer that can be used. */
export type AskProvider = (
  key: ProviderKey,
  path: string,
  body: Readonly<Record<string, unknown>>,
  now: Instant,
) => Promise<unknown>

const patienceMs = 10_000

export const askProvider: AskProvider = async ({ keyId, secret, provider }, path, fields, now) => {
  if (provider.inquiryUrl === null) return undefined
  const body = JSON.stringify({ reqId: newToken(), ts: new Date(now).toISOString(), ...fields })
  const headers = signRequest({ id: keyId, secret }, { path, body, timeMs: now, nonce: newToken() })
  try {
    const response = await fetch(provider.inquiryUrl + path, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(patienceMs),
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
