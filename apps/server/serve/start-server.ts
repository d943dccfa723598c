import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '#core/clock/instant.ts'
import { beginProduction } from '#features/office/web-configuration/server/index.ts'
import { requireLedgerRights } from '#ledger'
import { checkDatabase } from '#platform/configuration/check-database.ts'
import { type Configuration, requireDatabaseUrl } from '#platform/configuration/configuration.ts'
import { reportClockDifference } from '#platform/configuration/clock-difference.ts'
import { requireEnvironment } from '#platform/configuration/require-environment.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import type { ReadinessCheck } from '#platform/http/health.ts'
import { listenAt } from '#platform/http/listen-at.ts'
import type { Log } from '#platform/log/log.ts'
import { observeMetrics } from '#platform/observe/observe-metrics.ts'
import { logRefusedCertificates } from '#platform/work/refused-certificate.ts'
import { createTimings } from '#platform/observe/timings.ts'
import { createTraces } from '#platform/observe/traces.ts'
import { requireSchema } from '#platform/migrations/require-schema.ts'
import { backOfficeServer } from './back-office-server.ts'
import { type Features, featuresOf } from '../features.ts'
import { openServerContext, type ServerContext } from '../server-context.ts'
import { createBackgroundWork } from './background-work.ts'
import { followCode } from './follow-code.ts'
import { playerServer } from './player-server.ts'
import { productVersion } from './product-version.ts'
import { requireFolders } from './require-folders.ts'
import { serveBackOffice } from './serve-back-office.ts'
import { servePlayerApp } from './serve-player-app.ts'
import { serveWebManifest } from './serve-web-manifest.ts'

export type RunningServer = { readonly close: () => Promise<void> }

const migrationsDirectory = join(import.meta.dirname, '../../../database/migrations')

/** Starts what one server process does by its role: the player's API and app, the back office, jobs and events. */
export async function startServer(configuration: Configuration, log: Log): Promise<RunningServer> {
  await requireFolders(configuration)
  await requireDatabase(configuration, log)
  const context = openServerContext({ configuration, clock: systemClock, log })
  await requireMasterSecret(context.db, context.secret)
  await requireEnvironment(context.db, configuration.environment)
  if (configuration.environment === 'production') {
    await requireLedgerRights(context.db)
    await beginProduction(context.db, context.clock.now())
  }
  await reportClockDifference(context)
  const features = featuresOf(context)
  let isStopping = false
  const checks: readonly ReadinessCheck[] = [
    { name: 'accepting', ready: () => Promise.resolve(!isStopping) },
    { name: 'database', ready: () => context.db.pool.query('select 1').then(() => true) },
  ]
  const listeners = await listenersOf({ context, features, checks })
  const work = serves(configuration, 'worker') ? createBackgroundWork(context, features) : undefined

  const timings = createTimings(context)
  observeMetrics(context.metrics)
  logRefusedCertificates(log)
  const traces = configuration.traces && createTraces({ ...configuration.traces, ...named(configuration), log })

  await work?.start()
  for (const { server, port, setting } of listeners) {
    // A proxy that keeps connections open learns from each answer that this one ends, and sends its next call elsewhere.
    server.server.prependListener('request', (_request, response) => {
      if (isStopping) response.shouldKeepAlive = false
    })
    await listenAt(server, { host: configuration.host, port, setting })
  }
  const code = followCode(context)
  return {
    // Requests under way are answered first; what they left behind for jobs is picked up by the next start.
    async close() {
      isStopping = true
      await sleep(configuration.shutdownDelay)
      await Promise.all(listeners.map(({ server }) => server.close()))
      await Promise.all([work?.stop(), context.refusedCalls.flush()])
      await Promise.all([timings.close(), traces?.close(), code.stop()])
      await context.db.close()
    },
  }
}

const named = ({ role }: Configuration) => ({
  service: role === 'all' ? 'bituin-server' : `bituin-${role}`,
  version: productVersion,
})

async function requireDatabase(configuration: Configuration, log: Log): Promise<void> {
  const url = requireDatabaseUrl(configuration)
  const { standbyWaiver } = configuration.database
  const production = configuration.environment === 'production'
  await checkDatabase({ url, production, standbyWaiver })
  await requireSchema({ url, directory: migrationsDirectory })
  if (production && standbyWaiver !== undefined) {
    log.warn({ reason: standbyWaiver }, 'a standby may be missing: confirmed money is lost if this database is lost')
  }
}

const serves = ({ role }: Configuration, part: Exclude<Configuration['role'], 'all'>): boolean =>
  role === 'all' || role === part

type Listener = { readonly server: FastifyInstance; readonly port: number; readonly setting: string }

type Parts = {
  readonly context: ServerContext
  readonly features: Features
  readonly checks: readonly ReadinessCheck[]
}

/** Health and metrics are on the back office's port in every role; only its own role has the office behind them. */
async function listenersOf({ context, features, checks }: Parts): Promise<readonly Listener[]> {
  const { configuration } = context
  const house = backOfficeServer(context, checks)
  if (serves(configuration, 'office')) serveBackOffice(house, context, features)
  const inside = { server: house, port: configuration.ports.backOffice, setting: 'BACK_OFFICE_PORT' }
  if (!serves(configuration, 'api')) return [inside]
  const player = playerServer(context, features, [...checks, ...neighbours(configuration)])
  serveWebManifest(player, context, features)
  await servePlayerApp(player, context, features)
  return [{ server: player, port: configuration.ports.server, setting: 'PORT' }, inside]
}

const neighbourTimeoutMs = 1_500

/** The other processes of one machine: the product is ready when all of it is. */
function neighbours({ urls, environment, role }: Configuration): ReadinessCheck[] {
  if (environment === 'production' || role !== 'all') return []
  return (['studio', 'sandbox'] as const).map((name) => ({
    name,
    ready: async () => (await fetch(`${urls[name]}/readyz`, { signal: AbortSignal.timeout(neighbourTimeoutMs) })).ok,
  }))
}
