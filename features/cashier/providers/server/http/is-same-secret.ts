import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same, in a time that does not tell how far they agree. */
export function isSameSecret(given: unknown, known: string): boolean {
  if (typeof given !== 'string' || given === '') return false
  return timingSafeEqual(digest(given), digest(known))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
