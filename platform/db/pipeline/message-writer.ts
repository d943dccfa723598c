const firstBytes = 64 * 1024

// Up to this length, a loop is faster than a call into native code.
const shortMax = 64
const asciiMax = 0x7f

const noDigit = -1
const digitOfCode = Int8Array.from({ length: 0x80 }, (_, code) => {
  const digit = '0123456789abcdef'.indexOf(String.fromCharCode(code).toLowerCase())
  return digit < 0 ? noDigit : digit
})
const digitOf = (code: number): number => digitOfCode[code] ?? noDigit

/**
 * Writes protocol messages into one reused buffer: sending takes one copy, whatever the number of messages and values.
 */
export class MessageWriter {
  #bytes = Buffer.allocUnsafeSlow(firstBytes)
  #view = new DataView(this.#bytes.buffer)
  #end = 0

  get end(): number {
    return this.#end
  }

  /** Returns what was written and resets the writer. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#end))
    this.#end = 0
    return taken
  }

  /** Discards everything written from this offset on. */
  backTo(offset: number): void {
    this.#end = offset
  }

  byte(value: number): void {
    const offset = this.#grow(1)
    this.#view.setUint8(offset, value)
  }

  int16(value: number): void {
    const offset = this.#grow(2)
    this.#view.setInt16(offset, value)
  }

  int32(value: number): void {
    const offset = this.#grow(4)
    this.#view.setInt32(offset, value)
  }

  int64(value: bigint): void {
    const offset = this.#grow(8)
    this.#view.setBigInt64(offset, value)
  }

  /** Reserves space for a number that is known later. */
  reserve(bytes: 2 | 4): number {
    return this.#grow(bytes)
  }

  int16At(offset: number, value: number): void {
    this.#view.setInt16(offset, value)
  }

  /** Fills in a reserved length: the bytes after its own four, which only a message's length includes. */
  lengthAt(offset: number, { countsItself }: { readonly countsItself: boolean }): void {
    this.#view.setInt32(offset, this.#end - offset - (countsItself ? 0 : 4))
  }

  text(text: string): void {
    // A character takes at most three bytes.
    const start = this.#grow(text.length * 3)
    this.#end = this.#shortAscii(text, start) ?? start + this.#bytes.write(text, start)
  }

  /** The end position; undefined if native code is faster for this text. */
  #shortAscii(text: string, start: number): number | undefined {
    if (text.length > shortMax) return undefined
    const bytes = this.#bytes
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code > asciiMax) return undefined
      bytes[start + index] = code
    }
    return start + text.length
  }

  zeroEnded(text: string): void {
    this.text(text)
    this.byte(0)
  }

  bytes(bytes: Uint8Array): void {
    const offset = this.#grow(bytes.length)
    this.#bytes.set(bytes, offset)
  }

  /** Writes hexadecimal digits as bytes. False, with nothing written, if they are not whole bytes. */
  hex(digits: string, from = 0): boolean {
    const count = (digits.length - from) / 2
    if (!Number.isInteger(count)) return false
    const offset = this.#grow(count)
    const bytes = this.#bytes
    for (let index = 0; index < count; index++) {
      const high = digitOf(digits.charCodeAt(from + index * 2))
      const low = digitOf(digits.charCodeAt(from + index * 2 + 1))
      if (high < 0 || low < 0) {
        this.backTo(offset)
        return false
      }
      bytes[offset + index] = high * 16 + low
    }
    return true
  }

  /** Reserves space and returns its position. May reallocate the buffer, so references to it must be taken afterwards. */
  #grow(bytes: number): number {
    const start = this.#end
    this.#end += bytes
    if (this.#end > this.#bytes.length) this.#enlarge()
    return start
  }

  #enlarge(): void {
    const larger = Buffer.allocUnsafeSlow(this.#end * 2)
    larger.set(this.#bytes)
    this.#bytes = larger
    this.#view = new DataView(larger.buffer)
  }
}
