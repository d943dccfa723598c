const bits64 = (1n << 64n) - 1n

/**
 * A hash of a text that stays the same forever: FNV-1a over its letters, and the finalizer of MurmurHash3, without which
 * near numbers stay near.
 */
export function stableHash(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const letter of text) hash = ((hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n) & bits64
  hash = ((hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn) & bits64
  hash = ((hash ^ (hash >> 33n)) * 0xc4ceb9fe1a85ec53n) & bits64
  return hash ^ (hash >> 33n)
}
