import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileFault } from '#platform/configuration/file-fault.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { type ClusterSite, clusterPath, createDataDir, prepareSite } from './cluster-site.ts'
import { type ExclusiveLock, takeExclusiveLock } from './exclusive-lock.ts'
import { admitGuestRole } from './guest-role.ts'
import { databaseName } from './initialise-cluster.ts'
import { clusterUrl, type OpenCluster, openCluster } from './open-cluster.ts'
import { findPostmaster, isPostmasterOf, stopPostmaster } from './postmaster.ts'

/** One URL for each role. They stay valid as long as the owner lives. */
export type DatabaseUrls = { readonly appUrl: string; readonly ownerUrl: string }

export type EmbeddedPostgres = DatabaseUrls & {
  readonly pid: number
  readonly adopted: boolean
  /** The URL for a program that shares the server but not the data. Each call invalidates the previous URL. */
  readonly guestUrl: (role: string) => Promise<string>
  readonly stop: () => Promise<void>
}

export type EmbeddedPostgresOptions = {
  readonly dataDir: string
  /** Called after the server died and was restarted. */
  readonly onRestart?: (outcome: string) => void
}

/**
 * Starts the product's own PostgreSQL in the data directory and owns it until `stop`. A server left running by an owner
 * that died is adopted with its data; while an owner lives, a second one is refused.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const ownership = takeOwnership(options.dataDir)
  try {
    const site = prepareSite(options.dataDir, 'durable')
    const opened = await openCluster(site)
    const watch = watchServer(site, opened, options.onRestart)
    return {
      ...urlsOf(site, opened),
      pid: opened.pid,
      adopted: opened.adopted,
      guestUrl: (role) => guestUrl(site, opened, role),
      stop: async () => {
        const pid = await watch.end()
        await stopPostmaster(pid, site.clusterDir)
        ownership.release()
      },
    }
  } catch (error) {
    ownership.release()
    throw error
  }
}

/** The URLs of a server that another process owns, for a short task. Undefined if none runs. */
export function findEmbeddedPostgres(dataDir: string): DatabaseUrls | undefined {
  const site = prepareSite(dataDir, 'durable')
  const running = findPostmaster(site.clusterDir)
  return running?.status === 'ready' ? urlsOf(site, running) : undefined
}

/** Removes the database of a data directory whose owner is gone, wherever it is stored. For disposable data. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const path = clusterPath(dataDir, 'durable')
  if (!existsSync(path)) return
  const ownership = takeOwnership(dataDir)
  try {
    const clusterDir = realpathSync(path)
    const running = findPostmaster(clusterDir)
    if (running !== undefined) await stopPostmaster(running.pid, clusterDir)
    rmSync(clusterDir, { recursive: true })
    rmSync(path, { force: true })
  } finally {
    ownership.release()
  }
}

export function takeOwnership(dataDir: string): ExclusiveLock {
  createDataDir(dataDir)
  const lock = takeExclusiveLock(join(dataDir, 'owner.lock'))
  const ownerFile = join(dataDir, 'owner.pid')
  if (lock === undefined) {
    throw new OperatorFault(
      `The product already runs on ${dataDir} (process ${readOwner(ownerFile)}): stop it first, or set BITUIN_DATA_DIR to another folder.`,
    )
  }
  try {
    writeFileSync(ownerFile, `${process.pid}\n`)
  } catch (error) {
    lock.release()
    throw fileFault(error, ownerFile)
  }
  return lock
}

function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}

function urlsOf(site: ClusterSite, running: { readonly port: number; readonly socketDir: string }): DatabaseUrls {
  return { appUrl: clusterUrl(site, running, 'bituin_app'), ownerUrl: clusterUrl(site, running, 'bituin_owner') }
}

async function guestUrl(site: ClusterSite, opened: OpenCluster, role: string): Promise<string> {
  const adminUrl = clusterUrl(site, opened, 'bituin_admin', 'postgres')
  const { password } = await admitGuestRole(adminUrl, { role, database: databaseName })
  const url = new URL(clusterUrl(site, opened, 'bituin_app'))
  url.username = role
  url.password = password
  return url.toString()
}

const watchEveryMs = 1_000
const restartAfterMsMax = 30_000

/**
 * Watches the server and restarts it at the same address if it dies. A new process id ends the watch of the old one.
 */
function watchServer(site: ClusterSite, opened: OpenCluster, onRestart: EmbeddedPostgresOptions['onRestart']) {
  let pid = opened.pid
  const ending = new AbortController()
  const watching = (async () => {
    let waitMs = watchEveryMs
    while (await pause(waitMs, ending.signal)) {
      if (isPostmasterOf(pid, site.clusterDir)) {
        waitMs = watchEveryMs
        continue
      }
      const outcome = await restart(site, opened)
      pid = outcome.pid ?? pid
      waitMs = outcome.pid === undefined ? Math.min(waitMs * 2, restartAfterMsMax) : watchEveryMs
      onRestart?.(outcome.text)
    }
  })()
  return {
    end: async () => {
      ending.abort()
      await watching
      return pid
    },
  }
}

async function restart(
  site: ClusterSite,
  address: OpenCluster,
): Promise<{ readonly pid?: number; readonly text: string }> {
  try {
    const { pid } = await openCluster(site, address)
    return { pid, text: 'PostgreSQL had died and was started again.' }
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error) }
  }
}

/** False once the watch ends. */
async function pause(waitMs: number, signal: AbortSignal): Promise<boolean> {
  return sleep(waitMs, true, { signal, ref: false }).catch(() => false)
}
