import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { placeTiles } from '#art/build/place-pictures.ts'
import { catalogueIn, inlineMessages, type ReadCatalogue } from '#tools/build/inline-messages.ts'
import { pseudoCatalogue } from '#tools/build/pseudo-locale.ts'
import { compressFiles } from '#tools/build/compress-files.ts'
import { keepEarlierAssets } from '#tools/build/keep-earlier-assets.ts'
import { takePlace } from '#tools/build/take-place.ts'
import { buildVerifier } from './build-verifier.ts'

/**
 * Builds the games' bundles into dist/client, each with its compressed forms, the same in Filipino into dist/fil, and the
 * verifier into dist/verifier. Run it with `node apps/studio/build.ts`. It builds beside the present build and takes its
 * place at the end, so that a failed build spoils nothing. With `--pseudo-locale` it builds dist/xa alone, which tests of layout open and no server serves.
 */
const repository = join(import.meta.dirname, '../..')
const dist = join(import.meta.dirname, 'dist')
const workshop = join(dist, `building-${process.pid}`)

const isPseudoLocale = process.argv.includes('--pseudo-locale')
const builds: readonly (readonly [part: string, texts: ReadCatalogue])[] = isPseudoLocale
  ? [['xa', pseudoCatalogue]]
  : [
      ['client', catalogueIn('en')],
      ['fil', catalogueIn('fil')],
    ]

try {
  for (const [part, texts] of builds) await buildIn(texts, join(workshop, part))
  if (!isPseudoLocale) {
    await placeTiles(join(workshop, 'client'))
    await buildVerifier(join(workshop, 'verifier'))
    await compressFiles(join(workshop, 'verifier'))
  }
  // The pseudo-locale has no pages that stay open, and is served to nobody.
  const served = builds.map(([part]) => part).filter((part) => part !== 'xa')
  const clients = served.map((part) => ({ current: join(dist, part), next: join(workshop, part) }))
  if (clients.length > 0) keepEarlierAssets({ earlier: join(dist, 'earlier'), clients })
  for (const [part] of builds) takePlace(join(workshop, part), join(dist, part))
  if (!isPseudoLocale) takePlace(join(workshop, 'verifier'), join(dist, 'verifier'))
} finally {
  rmSync(workshop, { recursive: true, force: true })
}

async function buildIn(texts: ReadCatalogue, outDir: string): Promise<void> {
  await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [inlineMessages(repository, texts)],
    build: { outDir, emptyOutDir: true },
  })
  if (!isPseudoLocale) await compressFiles(outDir)
}
