import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { signIn } from '../../contract.ts'
import type { addPasskey, beginPasskey, confirmPasskey } from '../../passkey-contract.ts'

/** An address that is a number has none, whatever the browser. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && !/^([\d.]+|\[.*\])$/.test(location.hostname)

type ToMake = ResponseOf<typeof beginPasskey>['options']
type ToSign = NonNullable<ResponseOf<typeof signIn>['passkey']>

/** Asks the browser for a new key. Undefined: the member has turned away, or the device has one already. */
export function makeKey(asked: ToMake): Promise<RequestOf<typeof addPasskey>['response'] | undefined> {
  const { challenge, rp, user, algorithms, exclude } = asked
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
        timeout: askedForMs,
      },
    })
    const { id, rawId, response } = made
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type: 'public-key' as const, response: { clientDataJSON, attestationObject, transports } }
  })
}

/** Asks one of the member's devices to sign. Undefined: they have turned away. */
export function signWithKey(asked: ToSign): Promise<RequestOf<typeof confirmPasskey>['response'] | undefined> {
  const { challenge, rpId, keys } = asked
  return unlessTurnedAway(async () => {
    const signed = await startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        allowCredentials: keys.map(({ id, transports }) => ({ id, transports, type: 'public-key' })),
        userVerification: 'preferred',
        timeout: askedForMs,
      },
    })
    const { id, rawId, response } = signed
    const { clientDataJSON, authenticatorData, signature } = response
    return { id, rawId, type: 'public-key' as const, response: { clientDataJSON, authenticatorData, signature } }
  })
}

const askedForMs = 120_000

/** Browsers answer a turning away, a timeout and a device that is not there with an error, and do not say which. */
const unlessTurnedAway = <Made>(ask: () => Promise<Made>): Promise<Made | undefined> => ask().catch(() => undefined)
