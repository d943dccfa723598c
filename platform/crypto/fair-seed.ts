import { createHmac, hash, randomBytes } from 'node:crypto'
import type { SeededHmac } from '#core/draw/fair-draw.ts'

const seedBytes = 32

/** 64 hexadecimal digits of the operating system's randomness. */
export const newServerSeed = (): string => randomBytes(seedBytes).toString('hex')

/** Shown before the first bet, so that the seed cannot be changed afterwards: SHA-256 of the seed's text. */
export const seedHash = (serverSeed: string): string => hash('sha256', serverSeed, 'hex')

/** The seed that lies so many steps before another in a chain, where each seed is the hash of the one that follows it. */
export function seedBefore(serverSeed: string, steps: number): string {
  let seed = serverSeed
  for (let step = 0; step < steps; step++) seed = seedHash(seed)
  return seed
}

/** A client seed for players who choose none. */
export const newClientSeed = (): string => randomBytes(8).toString('hex')

export const seededHmac =
  (serverSeed: string): SeededHmac =>
  (text) =>
    createHmac('sha256', serverSeed).update(text, 'utf8').digest()
