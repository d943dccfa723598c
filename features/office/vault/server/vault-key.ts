import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { deriveKey, type MasterSecret } from '#platform/crypto/master-secret.ts'

/** The beginning of an Ed25519 key in PKCS #8, before its 32 bytes (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

export type VaultKey = {
  /** In SPKI, as the manifest and the public list have it. */
  readonly publicKey: Buffer
  readonly sign: (bytes: Buffer) => Buffer
}

/**
 * The key that signs the vault, derived from the master secret. After a rotation the next day has another key; the days before
 * stay under theirs, and each day's manifest names its own.
 */
export function vaultKey(secret: MasterSecret): VaultKey {
  const seed = deriveKey(secret, 'vault-signature').export()
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return { publicKey, sign: (bytes) => sign(null, bytes, key) }
}
