import type { MadePasskey, PasskeyToMake, PasskeyToSign, SignedByPasskey } from '#core/passkey/wire-passkey.ts'

// The library is loaded with the first use. A device that is offline is answered like one that turned the question away.
const library = () => import('./ask-passkey.ts')

/** Lets the browser create a passkey that signs in alone. Undefined: there is none. */
export const makePasskey = (toMake: PasskeyToMake): Promise<MadePasskey | undefined> =>
  library()
    .then(({ makeKey }) => makeKey(toMake, 'alone'))
    .catch(() => undefined)

/** Lets a passkey sign that signs in alone. Undefined: it did not. */
export const signByPasskey = (toSign: PasskeyToSign): Promise<SignedByPasskey | undefined> =>
  library()
    .then(({ signWithKey }) => signWithKey(toSign, 'alone'))
    .catch(() => undefined)
