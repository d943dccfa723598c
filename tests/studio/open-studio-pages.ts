import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import fastify from 'fastify'
import { registerPages } from '#apps/studio/pages.ts'
import { readPageAssets } from '#apps/studio/read-page-assets.ts'
import { readVerifier } from '#apps/studio/read-verifier.ts'
import { registerRgsRoutes } from '#games/rgs/server/rgs-routes.ts'
import { createSeaFeed, type SeaFeed } from '#games/rgs/server/seas/sea-feed.ts'
import { createTableFeed, type TableFeed } from '#games/rgs/server/tables/table-feed.ts'
import { tables, titles } from '#games/titles.ts'
import { buildApps } from '#tools/build/build-apps.ts'
import { ensureChromium } from '#tools/test/chromium.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'

const dist = join(root, 'apps', 'studio', 'dist')

export type StudioPages = {
  readonly studio: TestStudio
  readonly browser: Browser
  /** The news of shared seas; the test says when they are published. */
  readonly seas: SeaFeed
  /** The news of public tables, likewise. */
  readonly tables: TableFeed
  readonly address: string
  readonly close: () => Promise<void>
}

/** The built games, served as the studio serves them, and a browser to open them in. */
export async function openStudioPages(frameOrigins: readonly string[] = []): Promise<StudioPages> {
  await buildApps(new AbortController().signal, ['studio'])
  const studio = await openTestStudio()
  const pages = fastify()
  registerRgsRoutes(pages, studio.needs)
  const seas = createSeaFeed(pages, studio.needs)
  const feed = createTableFeed(pages, { ...studio.needs, tables: tables.map(({ code }) => code) })
  const [en, fil] = [join(dist, 'client'), join(dist, 'fil')]
  registerPages(pages, {
    titles: [...titles, ...tables],
    frameOrigins,
    builds: {
      en: { directory: en, assets: readPageAssets(en) },
      fil: { directory: fil, assets: readPageAssets(fil) },
    },
    verifier: readVerifier(join(dist, 'verifier')),
  })
  const address = await pages.listen({ host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({ executablePath: ensureChromium() })
  return {
    studio,
    browser,
    seas,
    tables: feed,
    address,
    async close() {
      await browser.close()
      await pages.close()
      await studio.close()
    },
  }
}
