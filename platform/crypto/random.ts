import { randomBytes, randomInt } from 'node:crypto'
import type { ByteSource } from '#core/draw/draw.ts'

/** The operating system's randomness, for draws that decide about money and for anything that must not be guessable. */
export const secureBytes: ByteSource = (count) => randomBytes(count)

/** Digits for people to read and type. Every code of the length is equally likely, leading zeros included. */
export function digitsCode(length: number): string {
  if (!Number.isInteger(length) || length < 4 || length > 12) throw new Error(`a code of ${length} digits is not made`)
  return String(randomInt(10 ** length)).padStart(length, '0')
}
