import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const root = join(import.meta.dirname, '../../..')

const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))

/** The version for clients and metrics. */
export const productVersion = v.parse(v.object({ version: v.string() }), read('package.json')).version

/** The commit of a release. A clone has no such file, because its commit changes under it. */
export const productCommit = existsSync(join(root, 'release.json'))
  ? v.parse(v.object({ commit: v.string() }), read('release.json')).commit
  : 'unknown'
