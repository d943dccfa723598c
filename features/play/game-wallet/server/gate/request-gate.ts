import { milliseconds } from '#core/clock/duration.ts'
import { addDuration, instant, type Instant } from '#core/clock/instant.ts'
import { glwHeader, noncePattern, requestText, skewMsMax, timePattern } from '#games/protocol/signed-text.ts'
import { bodyHashOf, isSignatureOf } from '#games/protocol/server/signature.ts'
import { signatureFaults } from '../../messages.ts'
import { NonceClaim } from '../nonce-claim.ts'
import type { NonceGate } from './nonce-gate.ts'
import type { ProviderKey, ProviderRegistry } from './provider-registry.ts'
import type { RateGate } from './rate-gate.ts'

export type SignedCall = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly path: string
  readonly bytes: Buffer
  readonly now: Instant
}

export type Admission =
  /** The handler takes the nonce first, or in its own transaction. */
  | { readonly kind: 'admitted'; readonly key: ProviderKey; readonly nonce: NonceClaim }
  | {
      readonly kind: 'turnedAway'
      readonly code: 'badSignature' | 'clockSkew' | 'notPermitted' | 'rateLimited'
      readonly status: 401 | 403 | 429
      /** Why, for the words of codes 21 and 22. */
      readonly fault?: string | undefined
      /** Undefined: the secret to answer with is unknown. */
      readonly key: ProviderKey | undefined
    }

export type RequestGate = (call: SignedCall) => Promise<Admission>

type GateDependencies = {
  readonly providers: Pick<ProviderRegistry, 'keyOf'>
  readonly nonces: NonceGate
  readonly takeTurn: RateGate
}

/**
 * Admits requests whose bytes are signed with a live key, at the current time. The order matters: only a caller with
 * the secret learns about clocks and adds to the list of nonces. A rejected call has used its nonce too.
 */
export function createRequestGate({ providers, nonces, takeTurn }: GateDependencies): RequestGate {
  return async ({ headers, path, bytes, now }) => {
    const signed = signedHeaders(headers)
    if (typeof signed === 'string') return badSignature(signed)
    const { keyId, time, nonce, signature } = signed
    const key = await providers.keyOf(keyId, now)
    if (key === undefined) return badSignature(signatureFaults.keyUnknown)
    const text = requestText({ time, nonce, method: 'POST', path, bodyHash: bodyHashOf(bytes) })
    if (!isSignatureOf(key.secret, text, signature)) return badSignature(faultOfSignature(signature), key)
    const at = instant(Number(time))
    if (Math.abs(at - now) > skewMsMax)
      return { ...turnedAway, code: 'clockSkew', status: 401, fault: skewOf(at, now), key }
    const claim = new NonceClaim({ keyId, nonce, expiresAt: addDuration(at, milliseconds(skewMsMax + 1)) })
    const isDisabled = key.provider.state === 'disabled'
    if (!isDisabled && (await takeTurn(key.provider, now))) return { kind: 'admitted', key, nonce: claim }
    if (!(await nonces.accept(claim))) return badSignature(signatureFaults.nonceUsed, key)
    return isDisabled
      ? { ...turnedAway, code: 'notPermitted', status: 403, key }
      : { ...turnedAway, code: 'rateLimited', status: 429, key }
  }
}

type TurnedAway = Extract<Admission, { kind: 'turnedAway' }>

const turnedAway = { kind: 'turnedAway' } as const
const badSignature = (fault: string, key?: ProviderKey): TurnedAway => ({
  ...turnedAway,
  code: 'badSignature',
  status: 401,
  fault,
  key,
})

const faultOfSignature = (signature: string): string =>
  /^v1=[0-9a-f]{64}$/.test(signature) ? signatureFaults.signatureWrong : signatureFaults.signatureUnreadable

const skewOf = (at: Instant, now: Instant): string => {
  const secondsApart = Math.ceil(Math.abs(at - now) / 1_000).toLocaleString('en-PH')
  return `${secondsApart} seconds ${at > now ? 'ahead of' : 'behind'} our clock`
}

const keyIdPattern = /^[\w-]{1,64}$/

function signedHeaders(headers: SignedCall['headers']) {
  const one = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const [keyId, time, nonce] = [one(glwHeader.key), one(glwHeader.time), one(glwHeader.nonce)]
  if (!keyIdPattern.test(keyId)) return signatureFaults.keyUnreadable
  if (!timePattern.test(time)) return signatureFaults.timeUnreadable
  if (!noncePattern.test(nonce)) return signatureFaults.nonceUnreadable
  return { keyId, time, nonce, signature: one(glwHeader.signature) }
}
