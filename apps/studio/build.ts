import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { catalogueIn, inlineMessages } from '#tools/build/inline-messages.ts'
import type { Language } from '#core/language/language.ts'
import { compressFiles } from '#tools/build/compress-files.ts'
import { takePlace } from '#tools/build/take-place.ts'

/**
 * Builds the games' bundles into dist/client, each with its compressed forms, and the same in Filipino into dist/fil. Run it
 * with `node apps/studio/build.ts`. It builds beside the present build and takes its place at the end, so that a failed build
 * spoils nothing.
 */
const repository = join(import.meta.dirname, '../..')
const dist = join(import.meta.dirname, 'dist')
const workshop = join(dist, `building-${process.pid}`)

try {
  await buildIn('en', join(workshop, 'client'))
  await buildIn('fil', join(workshop, 'fil'))
  for (const part of ['client', 'fil']) takePlace(join(workshop, part), join(dist, part))
} finally {
  rmSync(workshop, { recursive: true, force: true })
}

async function buildIn(language: Language, outDir: string): Promise<void> {
  await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [inlineMessages(repository, catalogueIn(language))],
    build: { outDir, emptyOutDir: true },
  })
  compressFiles(outDir)
}
