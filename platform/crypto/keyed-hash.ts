import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type MasterSecret } from './master-secret.ts'

export type KeyedHash = (text: string) => Buffer

/**
 * HMAC-SHA256 under a key derived for its purpose: finds a value without storing it. A stolen table does not allow
 * trying all six-digit codes or card numbers, because the key is not in the database.
 */
export function createKeyedHash(secret: MasterSecret, purpose: string): KeyedHash {
  const derived = deriveKey(secret, `keyed-hash/${purpose}`)
  // Looked up with each hash: it is loaded after those who hash are made.
  const key = () => secret.hashKeys?.get(purpose) ?? derived
  return (text) => createHmac('sha256', key()).update(text, 'utf8').digest()
}

/**
 * Hashes that are compared with what was stored before a rotation of the master secret. They cannot be made again without
 * their text, so they keep their key, sealed under the new secret. All others live for minutes.
 */
export const lastingHashes = [
  'token',
  'token/staff',
  'token/game-launch',
  'token/game-session',
  'identity-number',
  'bank-account',
  'staff-audit',
  'ledger-checkpoint',
] as const

export const shortHashes = ['lobby-preview'] as const

export const hashKeyOf = (secret: MasterSecret, purpose: string): Buffer =>
  deriveKey(secret, `keyed-hash/${purpose}`).export()

/** Compares in constant time. Hashes of different lengths never match. */
export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
