import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { joinAssets } from '../page-assets.ts'
import { readPageAssets } from './read-page-assets.ts'

/**
 * Prints the JavaScript that a browser loads before a screen works, in bytes of gzip -9: the entry, the shell, the
 * screen and their static imports. `node apps/player/build/size.ts <screen's source> [limit]` fails above the limit.
 */
const client = join(import.meta.dirname, '../dist/client')
const assets = readPageAssets(client)
const [screen = '', most = 'Infinity'] = process.argv.slice(2)
if (screen !== '' && !assets.parts[screen]) throw new Error(`The build has no ${screen}`)

for (const shell of ['mobile', 'desktop']) {
  const sources = ['apps/player/main.tsx', `apps/player/shells/${shell}/${shell}-shell.tsx`, screen]
  const sizes = joinAssets(assets, sources).scripts.map((file) => ({ file, bytes: gzippedBytes(file) }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const lines = sizes.map(({ file, bytes }) => `${String(bytes).padStart(8)}  ${file}`)
  process.stdout.write(`${shell}  ${total}\n${lines.join('\n')}\n`)
  if (total > Number(most)) process.exitCode = 1
}

function gzippedBytes(file: string): number {
  return gzipSync(readFileSync(join(client, file)), { level: 9 }).length
}
