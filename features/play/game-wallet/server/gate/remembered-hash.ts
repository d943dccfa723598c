import { recalled } from '#core/recalled.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'

// Made-up texts must not fill the cache.
const rememberedMax = 20_000

/** Caches hashes of recurring texts: a session carries hundreds of bets. */
export const rememberedHash = (hashOf: KeyedHash): KeyedHash => recalled(hashOf, rememberedMax)
