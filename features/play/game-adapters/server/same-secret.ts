import { hash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, whatever the lengths. */
export const sameSecret = (given: string, right: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'))
