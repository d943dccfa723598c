import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'

const rememberedMax = 20_000

/** The same hash, kept for the texts that come again and again: a session carries hundreds of bets. */
export function rememberedHash(hashOf: KeyedHash): KeyedHash {
  const remembered = new Map<string, Buffer>()
  return (text) => {
    const known = remembered.get(text)
    if (known !== undefined) return known
    // Made-up texts must not fill the memory.
    if (remembered.size >= rememberedMax) remembered.clear()
    const hash = hashOf(text)
    remembered.set(text, hash)
    return hash
  }
}
