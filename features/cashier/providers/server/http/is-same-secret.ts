import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time. */
export function isSameSecret(given: unknown, known: string): boolean {
  if (typeof given !== 'string' || given === '') return false
  return timingSafeEqual(digest(given), digest(known))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
