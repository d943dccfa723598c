import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { ClusterSite } from './cluster-site.ts'
import { databaseName, initialiseCluster } from './initialise-cluster.ts'
import type { RoleName } from './passwords.ts'
import { findPostmaster, forgetPostmaster, type Postmaster, stopPostmaster, waitFor } from './postmaster.ts'
import { type Address, startPostmaster } from './start-postmaster.ts'

export type OpenCluster = Postmaster & {
  /** True if the server was already running, left by a process that died. */
  readonly adopted: boolean
}

/** Adopts the cluster's running server, or starts it; creates the cluster if there is none. */
export async function openCluster(site: ClusterSite, address?: Address): Promise<OpenCluster> {
  const adopted = await adopt(site)
  if (adopted !== undefined) return { ...adopted, adopted: true }
  forgetPostmaster(site.clusterDir)
  initialiseCluster(site)
  return { ...(await startPostmaster(site, address)), adopted: false }
}

/** How a role connects: through the socket. The address at the front serves programs that only know TCP. */
export function clusterUrl(site: ClusterSite, address: Address, role: RoleName, database = databaseName): string {
  const url = new URL(`postgresql://${role}:${site.passwords[role]}@127.0.0.1:${address.port}/${database}`)
  url.searchParams.set('host', address.socketDir)
  return url.toString()
}

const settleMsMax = 120_000

async function adopt(site: ClusterSite): Promise<Postmaster | undefined> {
  const settled = await waitFor(() => isSettled(findPostmaster(site.clusterDir)), settleMsMax)
  const running = findPostmaster(site.clusterDir)
  if (running === undefined) return undefined
  const answer = settled ? await readVersion(site, running) : 'silent'
  if (answer === site.binaries.version) return running
  if (answer === 'silent') {
    throw new OperatorFault(
      `A PostgreSQL left by an earlier start (process ${running.pid}) does not answer: end it and start again.`,
    )
  }
  // A new version after an update, or new passwords: it is ours, so it may be restarted.
  await stopPostmaster(running.pid, site.clusterDir)
  return undefined
}

const isSettled = (running: Postmaster | undefined): boolean => running === undefined || running.status === 'ready'

const attemptsMax = 3

async function readVersion(site: ClusterSite, running: Postmaster): Promise<string> {
  for (let attempt = 1; attempt <= attemptsMax; attempt++) {
    const client = new pg.Client({
      connectionString: clusterUrl(site, running, 'bituin_admin', 'postgres'),
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    })
    // A broken connection rejects the pending query; without a listener it would also end this process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
      return rows[0]?.version ?? 'unknown'
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) return 'other passwords'
      await sleep(500)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return 'silent'
}
