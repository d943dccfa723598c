const bytesOfId = 8

/**
 * The sorted ids of a group as one value, eight bytes each. Distinct players cannot be summed over days, because one may
 * appear on several, so each day keeps the ids.
 */
export const packedIds = (column: string): string => `string_agg(int8send(${column}), '' order by ${column})`

/** The number of distinct ids in packed groups, which may be concatenated. */
export function countPackedIds(packed: Buffer): bigint {
  const ids = new Set<number>()
  for (let at = 0; at < packed.length; at += bytesOfId) {
    ids.add(packed.readUInt32BE(at) * highWord + packed.readUInt32BE(at + bytesOfId / 2))
  }
  return BigInt(ids.size)
}

const highWord = 2 ** 32
