/** SHA-256 of a text's UTF-8, as 64 lowercase hexadecimal digits. */
export type HashText = (text: string) => string

/**
 * SHA-256 in plain JavaScript, so that a proof can be checked in any browser and by anybody who reads the code. The
 * server uses the crypto library.
 */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text))
  const state = Uint32Array.from(initialState)
  const schedule = new Uint32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    fillSchedule(schedule, words.subarray(block, block + 16))
    compress(state, schedule)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** The bytes, a one bit, zeros, and the length in bits, in whole blocks of 16 words. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >>> 6) + 1) * 16)
  const view = new DataView(words.buffer)
  new Uint8Array(words.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(words.byteLength - 8, Math.floor(bytes.length / 0x2000_0000))
  view.setUint32(words.byteLength - 4, bytes.length << 3)
  return words.map((_, index) => view.getUint32(index * 4))
}

function fillSchedule(schedule: Uint32Array, block: Uint32Array): void {
  schedule.set(block)
  for (let i = 16; i < 64; i++) {
    const before15 = at(schedule, i - 15)
    const before2 = at(schedule, i - 2)
    const sigma0 = rotate(before15, 7) ^ rotate(before15, 18) ^ (before15 >>> 3)
    const sigma1 = rotate(before2, 17) ^ rotate(before2, 19) ^ (before2 >>> 10)
    schedule[i] = at(schedule, i - 16) + sigma0 + at(schedule, i - 7) + sigma1
  }
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + sum1 + choice + at(roundConstants, i) + at(schedule, i)) >>> 0
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + sum0 + majority) >>> 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = at(state, index) + word
  })
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

const at = (words: Uint32Array, index: number): number => words[index] ?? 0

/** Defined by the algorithm: fractions of the roots of the first 64 primes. */
const primes = firstPrimes(64)

const initialState = primes.slice(0, 8).map((prime) => rootFraction(prime, 2n))
const roundConstants = Uint32Array.from(primes.map((prime) => rootFraction(prime, 3n)))

/** The first 32 fractional bits of the square or cube root, computed with integers. */
function rootFraction(prime: number, degree: 2n | 3n): number {
  const target = BigInt(prime) << (32n * degree)
  let root = 0n
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) {
    if ((root + bit) ** degree <= target) root += bit
  }
  return Number(root & 0xffff_ffffn)
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}
