import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFiles } from '#tools/build/compress-files.ts'
import { keepEarlierAssets } from '#tools/build/keep-earlier-assets.ts'
import { takePlace } from '#tools/build/take-place.ts'

/**
 * Builds the staff's app into dist/client, next to the current build, and swaps it in. Run it with `node
 * apps/back-office/build.ts`.
 */
const dist = join(import.meta.dirname, 'dist')
const workshop = join(dist, `building-${process.pid}`)

try {
  await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: workshop, emptyOutDir: true },
  })
  await compressFiles(workshop)
  const client = join(dist, 'client')
  keepEarlierAssets({ earlier: join(dist, 'earlier'), clients: [{ current: client, next: workshop }] })
  takePlace(workshop, client)
} finally {
  rmSync(workshop, { recursive: true, force: true })
}
