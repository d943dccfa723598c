import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readPageAssets } from './read-page-assets.ts'

/**
 * The files that the service worker caches: every script, style sheet and font. Names change with contents, so they are
 * the version.
 */
export function builtFiles(client: string) {
  const files = readdirSync(join(client, 'assets'))
    .filter((name) => /\.(js|css|woff2|svg)$/.test(name))
    .map((name) => `/assets/${name}`)
    .sort()
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
  return { version, entry: readPageAssets(client).entry, files }
}
