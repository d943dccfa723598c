import { appendFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { clusterPath, prepareSite } from '#platform/embedded-postgres/cluster-site.ts'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { clusterUrl } from '#platform/embedded-postgres/open-cluster.ts'
import { findPostmaster } from '#platform/embedded-postgres/postmaster.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { createRoundTable } from './plays.ts'

export type BenchDatabase = {
  readonly appUrl: string
  readonly ownerUrl: string
  /** For what only a superuser may read. */
  readonly adminUrl: () => string
  /** Of the server's first process. */
  readonly pid: number
  readonly close: () => Promise<void>
}

const migrations = join(import.meta.dirname, '..', '..', 'database', 'migrations')

/** A server of the bench's own with the settings of production, every commit on the disk before it is answered. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledger-bench-'))
  await (await startEmbeddedPostgres({ dataDir })).stop()
  // pgbench opens a connection for each client.
  const settings = join(realpathSync(clusterPath(dataDir, 'durable')), 'postgresql.auto.conf')
  appendFileSync(settings, 'max_connections = 400\n')
  const postgres = await startEmbeddedPostgres({ dataDir })
  await migrate({ ownerUrl: postgres.ownerUrl, directory: migrations })
  await asOwner(postgres.ownerUrl, (owner) => owner.query(createRoundTable))
  return {
    appUrl: postgres.appUrl,
    ownerUrl: postgres.ownerUrl,
    adminUrl: () => adminUrlOf(dataDir),
    pid: postgres.pid,
    close: async () => {
      await postgres.stop()
      await removeEmbeddedPostgres(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function adminUrlOf(dataDir: string): string {
  const site = prepareSite(dataDir, 'durable')
  const running = findPostmaster(site.clusterDir)
  if (running === undefined) throw new Error('the bench has no PostgreSQL')
  return clusterUrl(site, running, 'bituin_admin')
}

export async function asOwner<T>(ownerUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
