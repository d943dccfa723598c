const firstBytes = 64 * 1024

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

  /** What was written, and an empty writer. */
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
    this.#end = start + this.#bytes.write(text, start)
  }

  zeroEnded(text: string): void {
    this.text(text)
    this.byte(0)
  }

  bytes(bytes: Uint8Array): void {
    const place = this.#grow(bytes.length)
    this.#bytes.set(bytes, place)
  }

  /** False, with nothing written: these are no digits of whole bytes. */
  hex(digits: string): boolean {
    // Of a character beyond ASCII the buffer would read the lower half, which may look like a digit.
    if (digits.length % 2 !== 0 || Buffer.byteLength(digits) !== digits.length) return false
    const place = this.#grow(digits.length / 2)
    // It ends before the first pair that is none.
    if (this.#bytes.write(digits, place, 'hex') === digits.length / 2) return true
    this.backTo(place)
    return false
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
