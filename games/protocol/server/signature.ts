import { createHmac, hash, timingSafeEqual } from 'node:crypto'

export const bodyHashOf = (body: string | Uint8Array): string => hash('sha256', body, 'hex')

/** The signature's header, of the text that both sides agree on. */
export const signatureOf = (secret: string, text: string): string =>
  `v1=${createHmac('sha256', secret).update(text, 'utf8').digest('hex')}`

/** Compares in constant time; a header of another length is no signature at all. */
export function isSignatureOf(secret: string, text: string, header: string): boolean {
  const given = Buffer.from(header, 'utf8')
  const right = Buffer.from(signatureOf(secret, text), 'utf8')
  return given.length === right.length && timingSafeEqual(given, right)
}
