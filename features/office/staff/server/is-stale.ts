import { isDeepStrictEqual } from 'node:util'

/**
 * Whether the values a form was filled from have changed. Only the form's fields of a record are compared. Call it
 * under the lock of what is overwritten.
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
