import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type MasterSecret } from './master-secret.ts'

export type KeyedHash = (text: string) => Buffer

/**
 * HMAC-SHA256 under a key of its own purpose: finds a value again without keeping it, and a stolen table
 * does not let anybody try all six-digit codes or all card numbers, because the key is not in the database.
 */
export function createKeyedHash(secret: MasterSecret, purpose: string): KeyedHash {
  const key = deriveKey(secret, `keyed-hash/${purpose}`)
  return (text) => createHmac('sha256', key).update(text, 'utf8').digest()
}

/** Compares in constant time. Hashes of different kinds, told by their length, are never the same. */
export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
