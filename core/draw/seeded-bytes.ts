import { type ByteSource, type Draw, drawFrom } from './draw.ts'

/** Deterministic bytes (the sfc32 generator), for tests and simulation only: its output reveals its state. */
export function seededTestBytes(seed: number): ByteSource {
  const next = sfc32(seed)
  return (count) => {
    const bytes = new Uint8Array(count)
    for (let index = 0; index < count; index++) bytes[index] = next() & 0xff
    return bytes
  }
}

export const seededTestDraw = (seed: number): Draw => drawFrom(seededTestBytes(seed))

const range = 2 ** 32

/**
 * Uniform draws from the same generator without intermediate bytes, for measurements over many millions of rounds. Uses
 * rejection like every draw.
 */
export function seededFastDraw(seed: number): Draw {
  const next = sfc32(seed)
  return (bound) => {
    const limit = range - (range % bound)
    for (;;) {
      const value = next() >>> 0
      if (value < limit) return value % bound
    }
  }
}

function sfc32(seed: number): () => number {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = seed | 0
  let counter = 1
  const next = () => {
    const value = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + value) | 0
    return value
  }
  // The first numbers of neighbouring seeds resemble each other.
  for (let round = 0; round < 15; round++) next()
  return next
}
