import { recalled } from '#core/recalled.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'

// Made-up texts must not fill the memory.
const rememberedMax = 20_000

/** The same hash, kept for the texts that come again and again: a session carries hundreds of bets. */
export const rememberedHash = (hashOf: KeyedHash): KeyedHash => recalled(hashOf, rememberedMax)
