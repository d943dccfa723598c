import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { hours, wholeSeconds } from '#core/clock/duration.ts'
import { addDuration, durationBetween, instant, type Instant } from '#core/clock/instant.ts'
import { deriveKey, type MasterSecret } from '#platform/crypto/master-secret.ts'

/** By which push services know that messages come from this house (RFC 8292). */
export type VapidKey = {
  /** As browsers take it at their subscription: the point of P-256 in base64url. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

/**
 * The key of this installation, made of its master secret: another secret is another key, and browsers subscribe again.
 * Nearly every 32 bytes are a key of the curve; the counter is for the rest.
 */
export function vapidKeyOf(secret: MasterSecret, attempt: number = 0): VapidKey {
  const scalar = deriveKey(secret, `web-push/vapid/${attempt}`).export()
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(scalar)
  } catch {
    return vapidKeyOf(secret, attempt + 1)
  }
  const point = pair.getPublicKey()
  const [x, y] = [text(point.subarray(1, 33)), text(point.subarray(33))]
  const jwk = { kty: 'EC', crv: 'P-256', d: text(scalar), x, y }
  return { publicKey: text(point), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

type VapidClaims = {
  /** The origin of the push service. */
  readonly audience: string
  /** Where the push service finds who sends: an address of this house. */
  readonly subject: string
  readonly now: Instant
}

/** Services accept a token for at most a day. */
const tokenLasts = hours(12)
const epoch = instant(0)

/** The header by which the push service accepts one message. */
export function vapidAuthorization(
  { publicKey, privateKey }: VapidKey,
  { audience, subject, now }: VapidClaims,
): string {
  const exp = wholeSeconds(durationBetween(epoch, addDuration(now, tokenLasts)))
  const signed = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: audience, exp, sub: subject },
  ]
    .map((part) => text(Buffer.from(JSON.stringify(part))))
    .join('.')
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${text(signature)}, k=${publicKey}`
}

const text = (bytes: Buffer): string => bytes.toString('base64url')
