import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { MadePasskey, PasskeyToMake, PasskeyToSign, SignedByPasskey } from '#core/passkey/wire-passkey.ts'

/** A key that signs in alone is found by the device without a name, and its user has to be verified. */
type Use = 'alone' | 'besidePassword'

const demands = {
  alone: { residentKey: 'required', userVerification: 'required' },
  besidePassword: { residentKey: 'discouraged', userVerification: 'preferred' },
} as const

/** Lets the browser create a key. Undefined: cancelled, or the device already has one. */
export function makeKey(request: PasskeyToMake, use: Use): Promise<MadePasskey | undefined> {
  const { challenge, rp, user, algorithms, exclude } = request
  return unlessTurnedAway(async () => {
    const made = await startRegistration({
      optionsJSON: {
        challenge,
        rp,
        user,
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: exclude.map((id) => ({ id, type: 'public-key' })),
        authenticatorSelection: demands[use],
        attestation: 'none',
        timeout: promptMs,
      },
    })
    const { id, rawId, response } = made
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type: 'public-key' as const, response: { clientDataJSON, attestationObject, transports } }
  })
}

/** Lets a device sign. Undefined: cancelled. */
export function signWithKey(request: PasskeyToSign, use: Use): Promise<SignedByPasskey | undefined> {
  const { challenge, rpId, keys } = request
  return unlessTurnedAway(async () => {
    const signed = await startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        allowCredentials: keys.map(({ id, transports }) => ({ id, transports, type: 'public-key' })),
        userVerification: demands[use].userVerification,
        timeout: promptMs,
      },
    })
    const { id, rawId, response } = signed
    const { clientDataJSON, authenticatorData, signature } = response
    return { id, rawId, type: 'public-key' as const, response: { clientDataJSON, authenticatorData, signature } }
  })
}

const promptMs = 120_000

/** Browsers report cancellation, timeout and a missing device with the same error. */
const unlessTurnedAway = <Made>(ask: () => Promise<Made>): Promise<Made | undefined> => ask().catch(() => undefined)
