import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFiles } from '#tools/build/compress-files.ts'
import { takePlace } from '#tools/build/take-place.ts'
import { placePictures } from '#art/build/place-pictures.ts'
import { builtFiles } from './build/built-files.ts'
import { pageTemplate } from './build/page-template.ts'
import { readPageAssets } from './build/read-page-assets.ts'
import { tightenScripts } from './build/tighten-scripts.ts'

/**
 * Builds the player's app: dist/client for browsers, dist/prerender for the server's first HTML. Run it with `node
 * apps/player/build.ts`. It builds next to the current build and swaps at the end, so that a failed build breaks
 * nothing.
 */
const directory = import.meta.dirname
const dist = join(directory, 'dist')
const workshop = join(dist, `building-${process.pid}`)
const configFile = join(directory, 'vite.config.ts')

try {
  const client = join(workshop, 'client')
  await build({ configFile, logLevel: 'warn', build: { outDir: client } })
  await tightenScripts(client)
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: 'prerender.tsx', outDir: join(workshop, 'prerender') },
    define: {
      PAGE_ASSETS: JSON.stringify(readPageAssets(client)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
  })
  await buildWorker(client)
  writeFileSync(join(client, 'index.html'), pageTemplate(readFileSync(join(directory, 'index.html'), 'utf8')))
  compressFiles(client)
  await placePictures(client)
  for (const part of ['client', 'prerender']) takePlace(join(workshop, part), join(dist, part))
} finally {
  rmSync(workshop, { recursive: true, force: true })
}

/** The service worker lists every file of this build and is built last. */
async function buildWorker(client: string): Promise<void> {
  await build({
    configFile: false,
    root: directory,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILT_FILES: JSON.stringify(builtFiles(client)) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'pwa/service-worker.ts',
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
}
