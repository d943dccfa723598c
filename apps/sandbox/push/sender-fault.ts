import { createPublicKey, verify } from 'node:crypto'
import * as v from 'valibot'

const claimsSchema = v.object({
  aud: v.string(),
  exp: v.number(),
  sub: v.pipe(v.string(), v.regex(/^(mailto:|https?:\/\/)/)),
})
const headSchema = v.object({ alg: v.literal('ES256') })
const secondsPerDay = 86_400

const form = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/

type Expected = { readonly senderKey: string; readonly origin: string; readonly now: number }

/** Why a sender is refused, as push services refuse it (RFC 8292); undefined: it is the one that the browser chose. */
export function senderFault(authorization: string | undefined, expected: Expected): string | undefined {
  const [, head = '', body = '', signature = '', key] = form.exec(String(authorization)) ?? []
  if (key === undefined) return 'Authorization has to be "vapid t=<token>, k=<key>"'
  if (key !== expected.senderKey) return 'the key is not the one of the subscription'
  if (!v.is(headSchema, json(head))) return 'the token is malformed'
  if (!isSigned(`${head}.${body}`, signature, key)) return 'the token has a wrong signature'
  return claimFault(json(body), expected)
}

function claimFault(claims: unknown, { origin, now }: Expected): string | undefined {
  if (!v.is(claimsSchema, claims)) return 'the token is malformed'
  const { aud, exp } = claims
  if (aud !== origin) return `the token is for ${aud}, and not for ${origin}`
  const seconds = now / 1_000
  return exp <= seconds || exp > seconds + secondsPerDay ? 'the token has to end within the next 24 hours' : undefined
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  try {
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const given = Buffer.from(signature, 'base64url')
    return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)
  } catch {
    return false
  }
}

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
