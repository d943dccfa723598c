import * as v from 'valibot'

const bytesIn = v.pipe(v.string(), v.regex(/^[\w-]{1,8000}$/))
const transportsIn = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(8))
const credentialIn = { id: bytesIn, rawId: bytesIn, type: v.literal('public-key') }

/** The browser’s answer for a newly created passkey. */
export const madePasskeyIn = v.object({
  ...credentialIn,
  response: v.object({
    clientDataJSON: bytesIn,
    attestationObject: bytesIn,
    transports: v.optional(transportsIn, []),
  }),
})
export type MadePasskey = v.InferOutput<typeof madePasskeyIn>

/** The browser’s answer for a signature. */
export const signedByPasskeyIn = v.object({
  ...credentialIn,
  response: v.object({ clientDataJSON: bytesIn, authenticatorData: bytesIn, signature: bytesIn }),
})
export type SignedByPasskey = v.InferOutput<typeof signedByPasskeyIn>

/** The options of a new passkey, for the browser. */
export const passkeyToMakeOut = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  algorithms: v.array(v.number()),
  exclude: v.array(v.string()),
})
export type PasskeyToMake = v.InferOutput<typeof passkeyToMakeOut>

/** The challenge that a passkey signs. Without keys, the browser offers those that it has for this site. */
export const passkeyToSignOut = v.object({
  challenge: v.string(),
  rpId: v.string(),
  keys: v.array(v.object({ id: v.string(), transports: v.array(v.string()) })),
})
export type PasskeyToSign = v.InferOutput<typeof passkeyToSignOut>
