import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { placePictures } from '#art/build/place-pictures.ts'
import { builtFiles } from './build/built-files.ts'
import { readPageAssets } from './build/read-page-assets.ts'

/**
 * Builds the player's app: dist/client is what browsers fetch, dist/prerender what the server draws the first HTML with.
 * Run it with `node apps/player/build.ts`. It builds beside the present build and takes its place at the end, so that a
 * failed build spoils nothing.
 */
const directory = import.meta.dirname
const dist = join(directory, 'dist')
const workshop = join(dist, `building-${process.pid}`)
const configFile = join(directory, 'vite.config.ts')

try {
  const client = join(workshop, 'client')
  await build({ configFile, logLevel: 'warn', build: { outDir: client } })
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
  writeFileSync(join(client, 'index.html'), pageTemplate())
  compress(client)
  await placePictures(client)
  for (const part of ['client', 'prerender']) takePlace(join(workshop, part), join(dist, part))
} finally {
  rmSync(workshop, { recursive: true, force: true })
}

/** The worker that keeps the app on the device knows every file of this build and is built last. */
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

function takePlace(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}

/** The page without its development script: the drawing names the built one. */
function pageTemplate(): string {
  return readFileSync(join(directory, 'index.html'), 'utf8').replace(/\s*<script type="module".*<\/script>/, '')
}

/** Small files gain nothing; images and fonts are compressed by nature. */
function compress(under: string): void {
  for (const entry of readdirSync(under, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < 256) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
