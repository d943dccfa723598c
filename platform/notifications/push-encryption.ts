import { createCipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto'

/** The keys of one subscription, as a browser gives them: a point of P-256 and a secret that both sides know. */
export type SubscriptionKeys = { readonly publicKey: Buffer; readonly auth: Buffer }

/** Fresh for each message; an argument, so that the example of RFC 8291 can be repeated byte for byte. */
export type MessageSecrets = { readonly salt: Buffer; readonly privateKey: Buffer }

const curve = 'prime256v1'
const saltBytes = 16
const contentKeyBytes = 16
const nonceBytes = 12
const recordSize = 4_096
const tagBytes = 16
/** Marks the last record; the rest of a record may be padding. */
const lastRecord = Buffer.of(2)
const publicKeyBytes = 65
const headBytes = saltBytes + 4 + 1 + publicKeyBytes

/** The longest text of one record, and so of one message. */
export const pushTextBytesMax = recordSize - headBytes - tagBytes - lastRecord.length

/** Encrypts a message for one subscription, so that the push service cannot read it (RFC 8291, aes128gcm of RFC 8188). */
export function encryptPush(plain: Buffer, keys: SubscriptionKeys, { salt, privateKey }: MessageSecrets): Buffer {
  if (plain.length > pushTextBytesMax) throw new RangeError(`a push message has at most ${pushTextBytesMax} bytes`)
  const own = keyPair(privateKey)
  const publicKey = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.publicKey, publicKey])
  const shared = derived(own.computeSecret(keys.publicKey), keys.auth, { info, bytes: 32 })
  const contentKey = derived(shared, salt, { info: named('aes128gcm'), bytes: contentKeyBytes })
  const nonce = derived(shared, salt, { info: named('nonce'), bytes: nonceBytes })
  const encrypt = createCipheriv('aes-128-gcm', contentKey, nonce, { authTagLength: tagBytes })
  const body = Buffer.concat([encrypt.update(Buffer.concat([plain, lastRecord])), encrypt.final()])
  return Buffer.concat([headOf(salt, publicKey), body, encrypt.getAuthTag()])
}

/** Whether a browser can have given these keys: a point that is not on the curve would fail at every message. */
export function arePushKeys({ publicKey, auth }: SubscriptionKeys): boolean {
  if (publicKey.length !== publicKeyBytes || auth.length !== saltBytes) return false
  try {
    const probe = createECDH(curve)
    probe.generateKeys()
    probe.computeSecret(publicKey)
    return true
  } catch {
    return false
  }
}

function keyPair(privateKey: Buffer): ECDH {
  const pair = createECDH(curve)
  pair.setPrivateKey(privateKey)
  return pair
}

const named = (use: string): Buffer => Buffer.from(`Content-Encoding: ${use}\0`)

const derived = (
  key: Buffer,
  salt: Buffer,
  { info, bytes }: { readonly info: Buffer; readonly bytes: number },
): Buffer => Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

function headOf(salt: Buffer, publicKey: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.of(publicKey.length), publicKey])
}
