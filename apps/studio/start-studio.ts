import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { systemClock } from '#core/clock/instant.ts'
import { cataloguePath } from '#games/protocol/catalogue.ts'
import { catalogueOf } from '#games/rgs/server/catalogue.ts'
import { openJackpots } from '#games/rgs/server/jackpots/feed-jackpots.ts'
import { readJackpots } from '#games/rgs/server/jackpots/read-jackpots.ts'
import { registerInquiryRoutes } from '#games/rgs/server/inquiry-routes.ts'
import { requireStudioSecret } from '#games/rgs/server/require-studio-secret.ts'
import { registerRgsRoutes } from '#games/rgs/server/rgs-routes.ts'
import { createSeaFeed } from '#games/rgs/server/seas/sea-feed.ts'
import { createSeaLoop } from '#games/rgs/server/seas/sea-loop.ts'
import { createStudioWorker } from '#games/rgs/server/studio-worker.ts'
import { createTableFeed } from '#games/rgs/server/tables/table-feed.ts'
import { createTableCashier, createTableClocks } from '#games/rgs/server/tables/table-worker.ts'
import { tables, titles } from '#games/titles.ts'
import { checkDatabase } from '#platform/configuration/check-database.ts'
import { requireSchema } from '#platform/migrations/require-schema.ts'
import { registerHealth } from '#platform/http/health.ts'
import type { Database } from '#platform/db/database.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import { serveMetrics } from '#platform/http/serve-metrics.ts'
import type { Log } from '#platform/log/log.ts'
import { createMetrics, type Metrics } from '#platform/metrics/metrics.ts'
import { checkRelease } from '#platform/release/check-release.ts'
import { followRelease } from '#platform/release/follow-release.ts'
import { reportRelease } from '#platform/release/report-release.ts'
import { observeMetrics } from '#platform/observe/observe-metrics.ts'
import { listenAt } from '#platform/http/listen-at.ts'
import type { PageAssets } from './game-page.ts'
import { type GameBuild, registerPages } from './pages.ts'
import { registerJackpots } from './register-jackpots.ts'
import { readPageAssets } from './read-page-assets.ts'
import { readVerifier } from './read-verifier.ts'
import type { StudioSettings } from './settings.ts'
import { openStudioDependencies } from './open-studio-dependencies.ts'

export type Studio = { readonly url: string; readonly close: () => Promise<void> }

/** Our games' own server: their pages, their rounds, and what an operator asks a provider. */
export async function startStudio(settings: StudioSettings, log: Log): Promise<Studio> {
  const { host, port, url, frameOrigins, trustedProxies, isProduction, databaseUrl } = settings
  await checkDatabase({ url: databaseUrl, setting: 'STUDIO_DATABASE_URL', production: false })
  await requireSchema({ url: databaseUrl, directory: migrationsDirectory, schema: 'studio' })
  const needs = openStudioDependencies(settings, { log, clock: systemClock, titles, tables })
  await requireStudioSecret(needs.db, needs.seal)
  await openJackpots(needs)
  const server = createHttpServer({ log, trustedProxies, corsOrigins: [], secure: isProduction })
  const database = {
    name: 'database',
    ready: () => needs.db.pool.query('select from studio.account limit 1').then(() => true),
  }
  registerHealth(server, [database])
  const metrics = studioMetrics(server, needs.db)
  serveMetrics(server, metrics, settings.metricsToken)
  const builds = { en: gameBuild('client'), fil: gameBuild('fil') }
  const offered = offeredOf(builds.en.assets, log)
  const catalogue = catalogueOf(offered, url)
  server.get(cataloguePath, (_request, reply) => reply.send(catalogue))
  registerJackpots(server, () => readJackpots(needs))
  registerRgsRoutes(server, needs)
  registerInquiryRoutes(server, needs, needs.walletKey)
  registerPages(server, {
    titles: offered,
    frameOrigins,
    builds,
    verifier: readVerifier(join(import.meta.dirname, 'dist', 'verifier')),
    earlier: join(import.meta.dirname, 'dist', 'earlier'),
  })

  const worker = createStudioWorker(needs)
  const feed = createTableFeed(server, { ...needs, tables: tables.map(({ code }) => code) })
  const seas = createSeaLoop(needs, createSeaFeed(server, needs))
  const loops = [worker, ...createTableClocks(needs, feed), createTableCashier(needs), seas]
  for (const loop of loops) loop.start()
  const report = reportRelease({ log, metrics })
  const code = followRelease({ check: async () => report(await checkRelease(root)), log })
  return {
    url: await listenAt(server, { host, port, setting: 'STUDIO_PORT' }),
    async close() {
      await server.close()
      await Promise.all([...loops, code].map((loop) => loop.stop()))
      await needs.db.close()
    },
  }
}

const root = join(import.meta.dirname, '../..')
const migrationsDirectory = join(root, 'database', 'studio')

const readVersion = (): string =>
  v.parse(
    v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() })),
    readFileSync(join(root, 'package.json'), 'utf8'),
  ).version

/** Calls by their route, the pool, statements, and the calls of the wallet. */
function studioMetrics(server: FastifyInstance, { pool }: Database): Metrics {
  const metrics = createMetrics({ version: readVersion() })
  metrics.watchPool('studio', pool)
  const stop = observeMetrics(metrics)
  server.addHook('onResponse', async ({ routeOptions }, { statusCode: status, elapsedTime: ms }) =>
    metrics.observeCall({ path: routeOptions.url ?? 'unknown', status, errcode: 0, ms }),
  )
  server.addHook('onClose', async () => stop())
  return metrics
}

/** A game whose page is not built is not offered; the others are. */
function offeredOf(assets: ReadonlyMap<string, PageAssets>, log: Log): readonly TitleFacts[] {
  const all: readonly TitleFacts[] = [...titles, ...tables]
  const missing = all.filter(({ engine }) => !assets.has(engine)).map(({ code }) => code)
  if (missing.length > 0) log.error({ games: missing }, 'these games have no built page and are not offered')
  return all.filter(({ engine }) => assets.has(engine))
}

function gameBuild(part: string): GameBuild {
  const directory = join(import.meta.dirname, 'dist', part)
  return { directory, assets: readPageAssets(directory) }
}
