import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { InputOf } from '#core/contract/call.ts'
import type { addPasskey, confirmPasskey } from '../../passkey-contract.ts'
import type { Passkey } from '../store/passkey.store.ts'

/** The relying party of the keys. A browser offers a key to no other site. */
export type PasskeySite = { readonly id: string; readonly origin: string }

/** ES256 and RS256, which phones, computers and security keys support. */
export const passkeyAlgorithms = [-7, -257]

/** Undefined where browsers have no passkeys: for IP addresses and unencrypted sites. localhost has them by name. */
export function passkeySiteOf(url: string): PasskeySite | undefined {
  const { hostname, port, protocol } = new URL(url)
  const isOwnMachine = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  const id = isOwnMachine ? 'localhost' : hostname
  const isNumber = /^[\d.]+$/.test(id) || id.startsWith('[')
  if (isNumber || (protocol !== 'https:' && !isOwnMachine)) return undefined
  return { id, origin: `${protocol}//${id}${port && `:${port}`}` }
}

type PasskeyRegistration = { readonly response: InputOf<typeof addPasskey>['response']; readonly challenge: string }

/** The verified new key; undefined if verification fails. */
export async function keyMade({ response, challenge }: PasskeyRegistration, site: PasskeySite) {
  const verified = await believed(() =>
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  )
  return verified?.registrationInfo?.credential
}

type PasskeyAssertion = {
  readonly response: InputOf<typeof confirmPasskey>['response']
  readonly challenge: string
  readonly key: Passkey
}

/** The device's counter, if its signature is valid. */
export async function counterSigned(
  { response, challenge, key }: PasskeyAssertion,
  site: PasskeySite,
): Promise<bigint | undefined> {
  const verified = await believed(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      credential: {
        id: key.credentialId,
        publicKey: Uint8Array.from(key.publicKey),
        // The database enforces that it grows.
        counter: 0,
      },
    }),
  )
  return verified?.verified ? BigInt(verified.authenticationInfo.newCounter) : undefined
}

/** The library throws for anything invalid; all of it is one refusal. */
const believed = <Verified>(verify: () => Promise<Verified>): Promise<Verified | undefined> =>
  verify().catch(() => undefined)
