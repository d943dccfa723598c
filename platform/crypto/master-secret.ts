import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

const secretBytesMin = 32
const keyBytes = 32
const salt = 'bituin/1'

/** The one secret of an installation. Nothing uses it directly: every use derives its own key. */
export type MasterSecret = { readonly master: KeyObject }

export function masterSecret(text: string): MasterSecret {
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length < secretBytesMin) {
    throw new Error(`MASTER_SECRET has ${bytes.length} bytes and needs at least ${secretBytesMin}`)
  }
  return { master: createSecretKey(bytes) }
}

/** HKDF-SHA256: a key that tells nothing about the master secret or about the key of another purpose. */
export function deriveKey(secret: MasterSecret, purpose: string): KeyObject {
  if (purpose === '') throw new Error('a derived key needs a purpose')
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret.master, salt, purpose, keyBytes)))
}
