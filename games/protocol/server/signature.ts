import { hash, timingSafeEqual } from 'node:crypto'
import { HmacSha256 } from './hmac-sha256.ts'

export const bodyHashOf = (body: string | Uint8Array): string => hash('sha256', body, 'hex')

/** The signature's header, of the text that both sides agree on. */
export const signatureOf = (secret: string, text: string): string => `v1=${hmacUnder(secret).of(text)}`

const rememberedMax = 256
const remembered = new Map<string, HmacSha256>()

function hmacUnder(secret: string): HmacSha256 {
  const known = remembered.get(secret)
  if (known !== undefined) return known
  // Keys come and go; those in use are recreated at once.
  if (remembered.size >= rememberedMax) remembered.clear()
  const made = new HmacSha256(secret)
  remembered.set(secret, made)
  return made
}

/** Compares in constant time; a header of another length is no signature at all. */
export function isSignatureOf(secret: string, text: string, header: string): boolean {
  const given = Buffer.from(header, 'utf8')
  const right = Buffer.from(signatureOf(secret, text), 'utf8')
  return given.length === right.length && timingSafeEqual(given, right)
}
