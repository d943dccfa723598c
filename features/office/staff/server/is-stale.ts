import { isDeepStrictEqual } from 'node:util'

/**
 * Whether what a form was filled from is no longer what stands. Of a record only the fields that the form had are
 * compared. To be asked under the lock of what is then overwritten.
 */
export function isStale(expected: unknown, present: unknown): boolean {
  if (!isRecord(expected) || !isRecord(present)) return !isDeepStrictEqual(expected ?? null, present ?? null)
  const stands = new Map(Object.entries(present))
  return Object.entries(expected).some(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, stands.get(name)),
  )
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
