import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { compressFiles } from '#tools/build/compress-files.ts'
import { keepEarlierAssets } from '#tools/build/keep-earlier-assets.ts'
import { takePlace } from '#tools/build/take-place.ts'
import type { Language } from '#core/language/language.ts'
import { placePictures } from '#art/build/place-pictures.ts'
import { builtFiles } from './build/built-files.ts'
import { catalogueIn, inlineMessages, type ReadCatalogue } from '#tools/build/inline-messages.ts'
import { pseudoCatalogue } from '#tools/build/pseudo-locale.ts'
import { pageTemplate } from './build/page-template.ts'
import { readPageAssets } from './build/read-page-assets.ts'
import { tightenScripts } from './build/tighten-scripts.ts'
import { translatedDocuments } from './build/translated-documents.ts'
import { workerName } from './pwa/worker-name.ts'

/**
 * Builds the player's app: dist/client for browsers, dist/prerender for the server's first HTML, and the same below
 * dist/fil in Filipino. Run it with `node apps/player/build.ts`. It builds next to the current build and swaps at the end,
 * so that a failed build breaks nothing. `node apps/player/build.ts --pseudo-locale` builds dist/xa alone, which tests of
 * layout open and no server serves.
 */
const directory = import.meta.dirname
const repository = join(directory, '../..')
const dist = join(directory, 'dist')
const workshop = join(dist, `building-${process.pid}`)
const configFile = join(directory, 'vite.config.ts')

try {
  await (process.argv.includes('--pseudo-locale') ? buildPseudoLocale() : buildLanguages())
} finally {
  rmSync(workshop, { recursive: true, force: true })
}

async function buildLanguages(): Promise<void> {
  await buildServed({ language: 'en', read: catalogueIn('en') }, workshop)
  await placePictures(join(workshop, 'client'))
  await buildServed({ language: 'fil', read: catalogueIn('fil') }, join(workshop, 'fil'))
  const clients = ['client', join('fil', 'client')].map((part) => ({
    current: join(dist, part),
    next: join(workshop, part),
  }))
  keepEarlierAssets({ earlier: join(dist, 'earlier'), clients })
  for (const part of ['client', 'prerender', 'fil']) takePlace(join(workshop, part), join(dist, part))
}

/** The bytes of its files count for nothing. */
async function buildPseudoLocale(): Promise<void> {
  await buildIn({ language: 'en', read: pseudoCatalogue }, join(workshop, 'xa'))
  takePlace(join(workshop, 'xa'), join(dist, 'xa'))
}

type BuiltTexts = { readonly language: Language; readonly read: ReadCatalogue }

/** As it is served: in the fewest bytes. */
async function buildServed(texts: BuiltTexts, target: string): Promise<void> {
  await buildIn(texts, target, tightenScripts)
  await compressFiles(join(target, 'client'))
}

/** Files that every language shares, such as the icons, lie beside the English build. */
async function buildIn(
  { language, read }: BuiltTexts,
  target: string,
  tighten?: (client: string) => Promise<void>,
): Promise<void> {
  const client = join(target, 'client')
  const common = {
    configFile,
    logLevel: 'warn',
    plugins: [inlineMessages(repository, read), ...(language === 'en' ? [] : [translatedDocuments(language)])],
  } satisfies InlineConfig
  const define = { 'import.meta.env.APP_LANGUAGE': JSON.stringify(language) }
  await build({ ...common, define, build: { outDir: client, copyPublicDir: language === 'en' } })
  await tighten?.(client)
  await build({
    ...common,
    build: { ssr: 'prerender.tsx', outDir: join(target, 'prerender') },
    define: {
      ...define,
      PAGE_ASSETS: JSON.stringify(readPageAssets(client)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
  })
  await buildWorker(client, language)
  writeFileSync(join(client, 'index.html'), pageTemplate(readFileSync(join(directory, 'index.html'), 'utf8')))
}

/** The service worker lists every file of this build and is built last. */
async function buildWorker(client: string, language: Language): Promise<void> {
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
        output: { entryFileNames: workerName(language), format: 'iife' },
      },
    },
  })
}
