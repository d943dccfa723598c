import { join, resolve } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Where everything lies that is not in git and must survive a restart. */
export function dataDir(): string {
  return resolve(root, process.env.BITUIN_DATA_DIR || '.data')
}
