import { verify } from 'node:crypto'

/** RSA with SHA-256 over the raw body, in Base64. An invalid key or signature verifies nothing. */
export function isHub88Signature(publicKey: string, bytes: Buffer, signature: string): boolean {
  try {
    return verify('sha256', bytes, publicKey, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
