import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'

const blockBytes = 64
const textBytesMax = 1_024
const hashBytes = 32

/**
 * HMAC-SHA256 of short texts under one key. The crypto library looks its method up for every HMAC, which takes twice as
 * long as the two hashes that an HMAC consists of (RFC 2104); here the key's two blocks are kept ready.
 */
export class HmacSha256 {
  readonly #key: KeyObject
  readonly #inner = Buffer.alloc(blockBytes + textBytesMax)
  readonly #outer = Buffer.alloc(blockBytes + hashBytes)

  constructor(secret: string) {
    const bytes = Buffer.from(secret, 'utf8')
    this.#key = createSecretKey(bytes)
    const key = bytes.length > blockBytes ? hash('sha256', bytes, 'buffer') : bytes
    for (let index = 0; index < blockBytes; index++) {
      const byte = key[index] ?? 0
      this.#inner[index] = byte ^ 0x36
      this.#outer[index] = byte ^ 0x5c
    }
  }

  /** In lower-case hexadecimal digits. */
  of(text: string): string {
    // A character takes at most three bytes.
    if (text.length * 3 > textBytesMax) return createHmac('sha256', this.#key).update(text, 'utf8').digest('hex')
    const length = this.#inner.write(text, blockBytes, 'utf8')
    this.#outer.write(hash('sha256', this.#inner.subarray(0, blockBytes + length), 'hex'), blockBytes, 'hex')
    return hash('sha256', this.#outer, 'hex')
  }
}
