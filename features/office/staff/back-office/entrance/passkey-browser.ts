import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { signIn } from '../../contract.ts'
import type { addPasskey, beginPasskey, confirmPasskey } from '../../passkey-contract.ts'

/** Passkeys need a host name: an IP address has none. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && !/^([\d.]+|\[.*\])$/.test(location.hostname)

type ToMake = ResponseOf<typeof beginPasskey>['options']
type ToSign = NonNullable<ResponseOf<typeof signIn>['passkey']>

/** Lets the browser create a key. Undefined: cancelled, or the device already has one. */
export function makeKey(request: ToMake): Promise<RequestOf<typeof addPasskey>['response'] | undefined> {
  const { challenge, rp, user, algorithms, exclude } = request
  return unlessTurnedAway(async () => {
    const made = await startRegistration({
      optionsJSON: {
        challenge,
        rp,
        user,
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: exclude.map((id) => ({ id, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
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
export function signWithKey(request: ToSign): Promise<RequestOf<typeof confirmPasskey>['response'] | undefined> {
  const { challenge, rpId, keys } = request
  return unlessTurnedAway(async () => {
    const signed = await startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        allowCredentials: keys.map(({ id, transports }) => ({ id, transports, type: 'public-key' })),
        userVerification: 'preferred',
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
