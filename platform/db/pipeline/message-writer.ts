const firstBytes = 64 * 1024

// Up to here a loop is quicker than the way into the machine's own code and back.
const shortMax = 64
const asciiMax = 0x7f

const noDigit = -1
const digitOfCode = Int8Array.from({ length: 0x80 }, (_, code) => {
  const digit = '0123456789abcdef'.indexOf(String.fromCharCode(code).toLowerCase())
  return digit < 0 ? noDigit : digit
})
const digitOf = (code: number): number => digitOfCode[code] ?? noDigit

/**
 * Writes messages to PostgreSQL one behind the other, all into one piece of memory that is used again and again: what leaves
 * is one copy of it, whatever the number of messages and values.
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

  /** Forgets what was written from there on. */
  backTo(place: number): void {
    this.#end = place
  }

  byte(value: number): void {
    const place = this.#grow(1)
    this.#view.setUint8(place, value)
  }

  int16(value: number): void {
    const place = this.#grow(2)
    this.#view.setInt16(place, value)
  }

  int32(value: number): void {
    const place = this.#grow(4)
    this.#view.setInt32(place, value)
  }

  int64(value: bigint): void {
    const place = this.#grow(8)
    this.#view.setBigInt64(place, value)
  }

  /** Room for a number that is only known later. */
  reserve(bytes: 2 | 4): number {
    return this.#grow(bytes)
  }

  int16At(place: number, value: number): void {
    this.#view.setInt16(place, value)
  }

  /** How many bytes lie behind the four in which it says so; PostgreSQL counts those of a message too. */
  lengthAt(place: number, { countsItself }: { readonly countsItself: boolean }): void {
    this.#view.setInt32(place, this.#end - place - (countsItself ? 0 : 4))
  }

  text(text: string): void {
    // A character takes at most three bytes.
    const start = this.#grow(text.length * 3)
    this.#end = this.#shortAscii(text, start) ?? start + this.#bytes.write(text, start)
  }

  /** Where it ends; undefined for what the machine's own way is better at. */
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
    const place = this.#grow(bytes.length)
    this.#bytes.set(bytes, place)
  }

  /** The digits from there on. False, with nothing written: these are no digits of whole bytes. */
  hex(digits: string, from = 0): boolean {
    const count = (digits.length - from) / 2
    if (!Number.isInteger(count)) return false
    const place = this.#grow(count)
    const bytes = this.#bytes
    for (let index = 0; index < count; index++) {
      const high = digitOf(digits.charCodeAt(from + index * 2))
      const low = digitOf(digits.charCodeAt(from + index * 2 + 1))
      if (high < 0 || low < 0) {
        this.backTo(place)
        return false
      }
      bytes[place + index] = high * 16 + low
    }
    return true
  }

  /** Where the bytes may be written. It may move all of them: neither memory nor view may be taken hold of before it. */
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
