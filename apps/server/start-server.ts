import type { FastifyInstance } from 'fastify'
import { systemClock } from '#core/clock/instant.ts'
import { checkDatabase } from '#platform/configuration/check-database.ts'
import { type Configuration, requireDatabaseUrl } from '#platform/configuration/configuration.ts'
import { requireEnvironment } from '#platform/configuration/require-environment.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import type { ReadinessCheck } from '#platform/http/health.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { backOfficeServer } from './back-office-server.ts'
import { featuresOf } from './features.ts'
import { openHouse } from './server-context.ts'
import { ledgerJobs } from './ledger-jobs.ts'
import { housekeeping } from './housekeeping.ts'
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
  const house = openHouse({ configuration, clock: systemClock, log })
  await requireMasterSecret(house.db, house.secret)
  await requireEnvironment(house.db, configuration.environment)
  const features = featuresOf(house)
  const outbox = createOutbox({
    db: house.db,
    clock: house.clock,
    log,
    consumers: features.consumers,
    metrics: house.metrics,
  })
  const jobs = createJobs({
    db: house.db,
    clock: house.clock,
    jobs: [...features.jobs, ...ledgerJobs(house), ...housekeeping(house, outbox)],
    log,
    metrics: house.metrics,
  })
  const database: ReadinessCheck = { name: 'database', ready: () => house.db.pool.query('select 1').then(() => true) }
  const player = playerServer(house, features, [database, ...neighbours(configuration)])
  const backOffice = backOfficeServer(house, [database])
  serveWebManifest(player, house, features)
  await servePlayerApp(player, house, features)
  serveBackOffice(backOffice, house, features)

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
      await Promise.all([jobs.stop(), outbox.stop(), house.refusedCalls.flush()])
      await house.db.close()
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
