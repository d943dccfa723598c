import { join, resolve } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The directory of everything outside git that must survive a restart. */
export function dataDir(): string {
  return resolve(root, process.env.BITUIN_DATA_DIR || '.data')
}
