const bytesOfId = 8

/**
 * Ids of a group as one value, eight bytes each in their order. Sums are added up from day to day and people are not: who came
 * on two days came once, so that a day keeps who they were.
 */
export const packedIds = (column: string): string => `string_agg(int8send(${column}), '' order by ${column})`

/** How many different ids are in packed ones; those of several groups may follow on each other. */
export function countPackedIds(packed: Buffer): bigint {
  const ids = new Set<number>()
  for (let at = 0; at < packed.length; at += bytesOfId) {
    ids.add(packed.readUInt32BE(at) * highWord + packed.readUInt32BE(at + bytesOfId / 2))
  }
  return BigInt(ids.size)
}

const highWord = 2 ** 32
