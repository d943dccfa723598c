import * as v from 'valibot'
import type { SafeStorage } from '#platform/browser/storage/safe-storage.ts'

const key = 'bituin.office.device'
const kept = v.pipe(v.string(), v.uuid())

/** An id stored in this browser, which reveals that two members share it. */
export const staffDeviceOf = (storage: SafeStorage) => (): string => {
  const known = storage.read(key, kept)
  if (known !== undefined) return known
  const made = crypto.randomUUID()
  storage.write(key, made)
  return made
}
