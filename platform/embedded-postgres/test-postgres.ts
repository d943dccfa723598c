import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { type ClusterSite, clusterPath, createDataDir, prepareSite } from './cluster-site.ts'
import { awaitExclusiveLock } from './exclusive-lock.ts'
import { clusterUrl, type OpenCluster, openCluster } from './open-cluster.ts'
import type { RoleName } from './passwords.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'

export type TestPostgres = {
  /** True if this call started the server: nobody uses it yet, and leftovers of earlier runs may be removed. */
  readonly isFresh: boolean
  readonly url: (role: RoleName, database: string) => string
}

const turnMsMax = 120_000

/**
 * Runs the work with the one PostgreSQL that all tests of this clone share, starting it if needed. Only one process at
 * a time is inside, so that two test runs neither start it twice nor build the same template.
 */
export async function withTestPostgres<T>(dataDir: string, work: (postgres: TestPostgres) => Promise<T>): Promise<T> {
  return inTurn(dataDir, async () => {
    const site = prepareSite(dataDir, 'throwaway')
    const opened = await openOrRecreate(site)
    return work({ isFresh: !opened.adopted, url: (role, database) => clusterUrl(site, opened, role, database) })
  })
}

/** Stops the server unless another test run is connected. Its data stays, so that the next start is quick. */
export async function stopTestPostgresWhenIdle(dataDir: string): Promise<void> {
  if (!existsSync(clusterPath(dataDir, 'throwaway'))) return
  await inTurn(dataDir, async () => {
    const site = prepareSite(dataDir, 'throwaway')
    const running = findPostmaster(site.clusterDir)
    if (running === undefined) return
    if (await isIdle(clusterUrl(site, running, 'bituin_admin', 'postgres')))
      await stopPostmaster(running.pid, site.clusterDir)
  })
}

async function inTurn<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  createDataDir(dataDir)
  const lock = await awaitExclusiveLock(join(dataDir, 'test-postgres.lock'), turnMsMax)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** Without fsync a power cut may corrupt the files; nothing in them is worth keeping. */
async function openOrRecreate(site: ClusterSite): Promise<OpenCluster> {
  try {
    return await openCluster(site)
  } catch (error) {
    if (!(error instanceof OperatorFault)) throw error
    for (const name of readdirSync(site.clusterDir)) {
      rmSync(join(site.clusterDir, name), { recursive: true, force: true })
    }
    return openCluster(site)
  }
}

async function isIdle(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return rowCount === 0
  } finally {
    await client.end()
  }
}
