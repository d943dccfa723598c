import { appendFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterPath } from '#platform/embedded-postgres/cluster-site.ts'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'

export type BenchDatabase = { readonly appUrl: string; readonly ownerUrl: string; readonly close: () => Promise<void> }

const migrations = join(import.meta.dirname, '..', '..', 'database', 'migrations')

/** A server of the bench's own with the settings of production, every commit on the disk before it is answered. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledger-bench-'))
  await (await startEmbeddedPostgres({ dataDir })).stop()
  // pgbench opens a connection for each client.
  const settings = join(realpathSync(clusterPath(dataDir, 'durable')), 'postgresql.auto.conf')
  appendFileSync(settings, 'max_connections = 300\n')
  const postgres = await startEmbeddedPostgres({ dataDir })
  await migrate({ ownerUrl: postgres.ownerUrl, directory: migrations })
  return {
    appUrl: postgres.appUrl,
    ownerUrl: postgres.ownerUrl,
    close: async () => {
      await postgres.stop()
      await removeEmbeddedPostgres(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
