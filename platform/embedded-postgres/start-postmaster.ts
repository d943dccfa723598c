import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { fileFault } from '#platform/configuration/file-fault.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { cleanEnvironment, writeAs } from './account.ts'
import { type ClusterSite, socketDirectory } from './cluster-site.ts'
import { findPostmaster, type Postmaster, waitFor } from './postmaster.ts'
import { describeServerOutput } from './server-output.ts'
import { configurationFile, logDirectory } from './server-settings.ts'
import { createServer } from 'node:net'

export type Address = { readonly port: number; readonly socketDir: string }

const attemptsMax = 5
const retryAfterMs = 1_000
// Crash recovery replays the log since the last checkpoint: minutes at the very most.
const startMsMax = 10 * 60_000

/** Starts the server and waits until it accepts connections. A given address is reused, so that old URLs stay valid. */
export async function startPostmaster(site: ClusterSite, address?: Address): Promise<Postmaster> {
  const configuration = configurationFile(site.profile, memoryBytes())
  writeAs(site.account, join(site.clusterDir, 'postgresql.conf'), configuration)
  for (let attempt = 1; ; attempt++) {
    const started = await attemptStart(site, address ?? (await freshAddress(site)))
    if ('pid' in started) return started
    if (attempt === attemptsMax || !isPassing(started.output)) {
      throw new OperatorFault(`PostgreSQL does not start: ${describeServerOutput(started.output)}`)
    }
    await waitFor(() => false, retryAfterMs)
  }
}

async function attemptStart(site: ClusterSite, address: Address): Promise<Postmaster | { readonly output: string }> {
  const process = launch(site, address)
  let ended = process.pid === undefined
  process.once('exit', () => {
    ended = true
  })
  const isReady = () => {
    const found = findPostmaster(site.clusterDir)
    return found?.pid === process.pid && found?.status === 'ready'
  }
  const settled = await waitFor(() => ended || isReady(), startMsMax)
  const found = findPostmaster(site.clusterDir)
  if (settled && !ended && found !== undefined) return found
  process.kill('SIGQUIT')
  return { output: lastOutput(site) }
}

/** Detached and with output to a file: neither Ctrl-C in our terminal nor our own death reaches it. */
function launch(site: ClusterSite, { port, socketDir }: Address): ChildProcess {
  const log = openLog(site.startLog)
  try {
    const args = ['-D', site.clusterDir, '-p', String(port), '-k', socketDir]
    const process = spawn(site.binaries.postgres, args, {
      ...site.account,
      cwd: '/',
      env: cleanEnvironment(),
      detached: true,
      stdio: ['ignore', log, log],
    })
    // A program that cannot be run looks like one that exited at once.
    process.on('error', () => process.emit('exit', 1, null))
    process.unref()
    return process
  } finally {
    closeSync(log)
  }
}

function openLog(path: string): number {
  try {
    return openSync(path, 'w', 0o600)
  } catch (error) {
    throw fileFault(error, path)
  }
}

async function freshAddress(site: ClusterSite): Promise<Address> {
  return { port: await freePort(), socketDir: socketDirectory(site) }
}

/** Another program took the port first, or processes of a killed server are still exiting. */
function isPassing(output: string): boolean {
  return /could not bind|Address already in use|still in use|could not create any TCP/.test(output)
}

/** The end of the start's own output and of the newest log: which of them names the cause depends on how far it got. */
function lastOutput({ startLog, clusterDir }: ClusterSite): string {
  const logs = join(clusterDir, logDirectory)
  return [newestFile(logs), startLog].map(readTail).join('\n')
}

const tailCharsMax = 4_000

function newestFile(directory: string): string {
  try {
    const times = readdirSync(directory).map((name) => [statSync(join(directory, name)).mtimeMs, name] as const)
    const [newest] = times.sort(([left], [right]) => right - left)
    return join(directory, newest?.[1] ?? '')
  } catch {
    return directory
  }
}

function readTail(path: string): string {
  try {
    return readFileSync(path, 'utf8').slice(-tailCharsMax)
  } catch {
    return ''
  }
}

/** A container's limit, if set, is smaller than the machine. */
const memoryBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/** A loopback port that is free at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
