import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto'
import { deriveKey, type MasterSecret } from './master-secret.ts'

/**
 * Encrypts small values for storage: AES-256-GCM, prefixed with the key's id so that the master secret can be rotated.
 */
export type Seal = {
  /** `context` names where the value is stored (`bank_card:17`); copied elsewhere it does not decrypt. */
  readonly seal: (plain: Buffer, context: string) => Buffer
  /** `undefined` if the value was altered, moved, or encrypted with an unknown secret. */
  readonly open: (sealed: Buffer, context: string) => Buffer | undefined
}

export type SealSecrets = { readonly current: MasterSecret; readonly previous?: readonly MasterSecret[] }

// Layout: version (1) | key id (4) | nonce (12) | ciphertext | tag (16).
const version = 1
const keyIdBytes = 4
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + keyIdBytes + nonceBytes
const cipher = 'aes-256-gcm'

export function createSeal({ current, previous = [] }: SealSecrets, purpose: string): Seal {
  const writing = sealKeyOf(current, purpose)
  const others = current.previous === undefined ? previous : [...previous, { master: current.previous }]
  const reading = [writing, ...others.map((secret) => sealKeyOf(secret, purpose))]

  return {
    seal(plain, context) {
      const nonce = randomBytes(nonceBytes)
      const encrypt = createCipheriv(cipher, writing.key, nonce, { authTagLength: tagBytes })
      encrypt.setAAD(Buffer.from(context, 'utf8'))
      const body = Buffer.concat([encrypt.update(plain), encrypt.final()])
      return Buffer.concat([Buffer.of(version), writing.id, nonce, body, encrypt.getAuthTag()])
    },
    open(sealed, context) {
      if (sealed.length < headBytes + tagBytes || sealed[0] !== version) return undefined
      const id = sealed.subarray(1, 1 + keyIdBytes)
      const known = reading.find((candidate) => candidate.id.equals(id))
      return known && decrypted(sealed, known.key, context)
    },
  }
}

/** What every value begins with, after its version, that this secret seals for the purpose. */
export const sealKeyId = (secret: MasterSecret, purpose: string): Buffer => sealKeyOf(secret, purpose).id

type SealKey = { readonly id: Buffer; readonly key: KeyObject }

function sealKeyOf(secret: MasterSecret, purpose: string): SealKey {
  const key = deriveKey(secret, `seal/${purpose}`)
  return { key, id: createHmac('sha256', key).update('key-id').digest().subarray(0, keyIdBytes) }
}

function decrypted(sealed: Buffer, key: KeyObject, context: string): Buffer | undefined {
  const nonce = sealed.subarray(1 + keyIdBytes, headBytes)
  const decrypt = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
  decrypt.setAAD(Buffer.from(context, 'utf8'))
  decrypt.setAuthTag(sealed.subarray(sealed.length - tagBytes))
  const plain = decrypt.update(sealed.subarray(headBytes, sealed.length - tagBytes))
  try {
    return Buffer.concat([plain, decrypt.final()])
  } catch {
    // Node throws one error for every kind of wrong tag; the caller needs only to know that it failed.
    return undefined
  }
}
