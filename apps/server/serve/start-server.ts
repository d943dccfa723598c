import type { FastifyInstance } from 'fastify'
import { systemClock } from '#core/clock/instant.ts'
import { ledgerJobs } from '#ledger'
import { checkDatabase } from '#platform/configuration/check-database.ts'
import { type Configuration, requireDatabaseUrl } from '#platform/configuration/configuration.ts'
import { requireEnvironment } from '#platform/configuration/require-environment.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import type { ReadinessCheck } from '#platform/http/health.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { housekeepingJobs } from '#platform/housekeeping/housekeeping-jobs.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { backOfficeServer } from './back-office-server.ts'
import { featuresOf } from '../features.ts'
import { openServerContext } from '../server-context.ts'
import { playerServer } from './player-server.ts'
import { serveBackOffice } from './serve-back-office.ts'
import { servePlayerApp } from './serve-player-app.ts'
import { serveWebManifest } from './serve-web-manifest.ts'

export type RunningServer = { readonly close: () => Promise<void> }

/** Starts everything that one server process does: the player's API and app, the back office, jobs and the outbox. */
export async function startServer(configuration: Configuration, log: Log): Promise<RunningServer> {
  await checkDatabase({
    url: requireDatabaseUrl(configuration),
    production: configuration.environment === 'production',
  })
  const context = openServerContext({ configuration, clock: systemClock, log })
  await requireMasterSecret(context.db, context.secret)
  await requireEnvironment(context.db, configuration.environment)
  const features = featuresOf(context)
  const outbox = createOutbox({
    db: context.db,
    clock: context.clock,
    log,
    consumers: features.consumers,
    metrics: context.metrics,
  })
  const jobs = createJobs({
    db: context.db,
    clock: context.clock,
    jobs: [
      ...features.jobs,
      ...ledgerJobs({ ...context, checks: features.checks, bytes: secureBytes }),
      ...housekeepingJobs({ ...context, outbox }),
    ],
    log,
    metrics: context.metrics,
  })
  const database: ReadinessCheck = { name: 'database', ready: () => context.db.pool.query('select 1').then(() => true) }
  const player = playerServer(context, features, [database, ...neighbours(configuration)])
  const backOffice = backOfficeServer(context, [database])
  serveWebManifest(player, context, features)
  await servePlayerApp(player, context, features)
  serveBackOffice(backOffice, context, features)

  await outbox.start()
  await jobs.start()
  const { host, ports } = configuration
  await listenOrClose([
    { server: player, host, port: ports.server },
    { server: backOffice, host, port: ports.backOffice },
  ])
  return {
    // Requests under way are answered first; what they left behind for jobs is picked up by the next start.
    async close() {
      await Promise.all([player.close(), backOffice.close()])
      await Promise.all([jobs.stop(), outbox.stop(), context.refusedCalls.flush()])
      await context.db.close()
    },
  }
}

type Listener = { readonly server: FastifyInstance; readonly host: string; readonly port: number }

async function listenOrClose(listening: readonly Listener[]): Promise<void> {
  for (const { server, host, port } of listening) await server.listen({ host, port })
}

const neighbourTimeoutMs = 1_500

/** The other processes of one machine: the product is ready when all of it is. */
function neighbours({ urls, environment }: Configuration): ReadinessCheck[] {
  if (environment === 'production') return []
  return (['studio', 'sandbox'] as const).map((name) => ({
    name,
    ready: async () => (await fetch(`${urls[name]}/readyz`, { signal: AbortSignal.timeout(neighbourTimeoutMs) })).ok,
  }))
}
