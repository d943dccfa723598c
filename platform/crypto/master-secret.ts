import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

const secretBytesMin = 32
const keyBytes = 32
const salt = 'bituin/1'

/** The master secret of an installation. It is never used directly: every purpose derives its own key. */
export type MasterSecret = {
  readonly master: KeyObject
  /** During a rotation the other secret, whose sealed values open, too. */
  readonly previous?: KeyObject | undefined
  /** The keys of lasting hashes that were first made under an earlier secret, by purpose; the start fills them in. */
  readonly hashKeys?: Map<string, KeyObject>
}

export function masterSecret(text: string): MasterSecret {
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length < secretBytesMin) {
    throw new Error(`MASTER_SECRET has ${bytes.length} bytes and needs at least ${secretBytesMin}`)
  }
  return { master: createSecretKey(bytes) }
}

/** HKDF-SHA256: the key reveals nothing about the master secret or other keys. */
export function deriveKey(secret: MasterSecret, purpose: string): KeyObject {
  if (purpose === '') throw new Error('a derived key needs a purpose')
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret.master, salt, purpose, keyBytes)))
}
