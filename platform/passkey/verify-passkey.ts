import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { MadePasskey, SignedByPasskey } from '#core/passkey/wire-passkey.ts'
import type { PasskeySite } from './passkey-site.ts'

/** ES256 and RS256, which phones, computers and security keys support. */
export const passkeyAlgorithms = [-7, -257]

type Expected = {
  readonly challenge: string
  readonly site: PasskeySite
  /** The device has to verify its user, by PIN, finger or face: the key is then the only factor. */
  readonly verifiesUser: boolean
}

/** The verified new key; undefined if verification fails. */
export async function keyMade(response: MadePasskey, { challenge, site, verifiesUser }: Expected) {
  const verified = await believed(() =>
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: verifiesUser,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  )
  return verified?.registrationInfo?.credential
}

type StoredKey = { readonly credentialId: string; readonly publicKey: Buffer }

/** The device's counter, if its signature is valid. */
export async function counterSigned(
  response: SignedByPasskey,
  { key, challenge, site, verifiesUser }: Expected & { readonly key: StoredKey },
): Promise<bigint | undefined> {
  const verified = await believed(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: verifiesUser,
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
