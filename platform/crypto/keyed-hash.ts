import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type MasterSecret } from './master-secret.ts'

export type KeyedHash = (text: string) => Buffer

/**
 * HMAC-SHA256 under a key derived for its purpose: finds a value without storing it. A stolen table does not allow
 * trying all six-digit codes or card numbers, because the key is not in the database.
 */
export function createKeyedHash(secret: MasterSecret, purpose: string): KeyedHash {
  const key = deriveKey(secret, `keyed-hash/${purpose}`)
  return (text) => createHmac('sha256', key).update(text, 'utf8').digest()
}

/** Compares in constant time. Hashes of different lengths never match. */
export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
