import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import type { Subscription } from './push.store.ts'

const [saltBytes, tagBytes] = [16, 16]
const lastRecordMark = 2

/**
 * Reads a message as a browser does (RFC 8291, aes128gcm of RFC 8188), with the keys that only the browser has. Undefined: it
 * was not encrypted for this subscription.
 */
export function decryptPush(message: Buffer, browser: Pick<Subscription, 'publicKey' | 'privateKey' | 'auth'>) {
  const keyBytes = message[saltBytes + 4]
  if (keyBytes !== 65 || message.length < saltBytes + 5 + keyBytes + tagBytes + 1) return undefined
  const salt = message.subarray(0, saltBytes)
  const sender = message.subarray(saltBytes + 5, saltBytes + 5 + keyBytes)
  const record = message.subarray(saltBytes + 5 + keyBytes)
  try {
    const { key, nonce } = recordKeys({ salt, sender }, browser)
    const decrypt = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes })
    decrypt.setAuthTag(record.subarray(-tagBytes))
    const padded = Buffer.concat([decrypt.update(record.subarray(0, -tagBytes)), decrypt.final()])
    const end = padded.lastIndexOf(lastRecordMark)
    return end === -1 ? undefined : padded.subarray(0, end).toString('utf8')
  } catch {
    return undefined
  }
}

function recordKeys(
  { salt, sender }: { readonly salt: Buffer; readonly sender: Buffer },
  { publicKey, privateKey, auth }: Pick<Subscription, 'publicKey' | 'privateKey' | 'auth'>,
) {
  const own = createECDH('prime256v1')
  own.setPrivateKey(bytes(privateKey))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(publicKey), sender])
  const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), bytes(auth), info, 32))
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${use}\0`), length))
  return { key: derive('aes128gcm', 16), nonce: derive('nonce', 12) }
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
