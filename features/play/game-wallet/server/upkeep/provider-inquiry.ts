import { signRequest } from '#games/protocol/server/sign-request.ts'
import type { Instant } from '#core/clock/instant.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { CallOutside } from '#platform/outside/call-outside.ts'
import type { ProviderKey } from '../gate/provider-registry.ts'

/** Calls a provider, signed. Undefined: no usable answer. */
export type ProviderInquiry = (
  key: ProviderKey,
  path: string,
  body: Readonly<Record<string, unknown>>,
  now: Instant,
) => Promise<unknown>

const timeoutMs = 10_000
// The largest answer is a page of a round list.
const answerBytesMax = 4 * 1024 * 1024

export const createProviderInquiry =
  (callOutside: CallOutside): ProviderInquiry =>
  async ({ keyId, secret, provider }, path, fields, now) => {
    // A provider behind an adapter does not speak our own protocol.
    if (provider.inquiryUrl === null || provider.adapter !== null) return undefined
    const body = JSON.stringify({ reqId: newToken(), ts: new Date(now).toISOString(), ...fields })
    const headers = signRequest({ id: keyId, secret }, { path, body, timeMs: now, nonce: newToken() })
    const url = provider.inquiryUrl + path
    const answer = await callOutside({
      service: 'game inquiry',
      url,
      method: 'POST',
      headers,
      body,
      timeoutMs,
      answerBytesMax,
    })
    return answer === undefined || answer.status !== 200 ? undefined : jsonOf(answer.body)
  }

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
