import { createHash, createPublicKey, generateKeyPair, randomBytes, webcrypto } from 'node:crypto'

/**
 * 128 bits of security, and space for 64 characters of four bytes, which 2048 bits do not have under OAEP with SHA-256.
 */
export const modulusBits = 3072

export type RsaKeyPair = { readonly id: string; readonly spki: Buffer; readonly pkcs8: Buffer }

/** A pair whose id is the fingerprint of its public key. */
export function generateRsaKeyPair(): Promise<RsaKeyPair> {
  return new Promise((resolve, reject) => {
    generateKeyPair('rsa', keyPairOptions, (error, spki, pkcs8) => {
      if (error) reject(error)
      else resolve({ id: createHash('sha256').update(spki).digest('base64url').slice(0, 16), spki, pkcs8 })
    })
  })
}

const keyPairOptions = {
  modulusLength: modulusBits,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'der' },
} as const

export type OaepKey = {
  /** `undefined` for anything that is not an OAEP ciphertext of this key, always after one whole RSA operation. */
  readonly decrypt: (ciphertext: Buffer) => Promise<Buffer | undefined>
}

const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' }

export async function openOaepKey({ spki, pkcs8 }: Omit<RsaKeyPair, 'id'>): Promise<OaepKey> {
  const key = await webcrypto.subtle.importKey('pkcs8', pkcs8, oaep, false, ['decrypt'])
  const modulus = modulusOf(spki)
  return {
    async decrypt(ciphertext) {
      const fits = ciphertext.length === modulus.length && Buffer.compare(ciphertext, modulus) < 0
      // Input that no key could have produced is replaced by a ciphertext that fails only after the arithmetic, so that
      // timing does not differ.
      const input = fits ? ciphertext : randomBelow(modulus)
      const plain = await webcrypto.subtle.decrypt(oaep, key, input).catch(() => undefined)
      return fits && plain !== undefined ? Buffer.from(plain) : undefined
    },
  }
}

function modulusOf(spki: Buffer): Buffer {
  const { n } = createPublicKey({ key: spki, format: 'der', type: 'spki' }).export({ format: 'jwk' })
  if (typeof n !== 'string') throw new Error('a key of the passwords is not an RSA key')
  return Buffer.from(n, 'base64url')
}

function randomBelow(modulus: Buffer): Buffer {
  const bytes = randomBytes(modulus.length)
  // The modulus has its highest bit set; a number without it is smaller.
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0)
  return bytes
}
