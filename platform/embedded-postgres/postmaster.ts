import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

/** A running PostgreSQL as described by its postmaster.pid. */
export type Postmaster = {
  readonly pid: number
  readonly port: number
  readonly socketDir: string
  readonly status: 'starting' | 'stopping' | 'ready' | 'standby'
}

/** The server running on this cluster, if any. The file may still be empty while it starts. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const text = readIfPresent(pidFile(clusterDir))
  if (text === undefined) return undefined
  const pid = Number(text.split('\n')[0])
  return Number.isInteger(pid) && pid > 0 && isPostmasterOf(pid, clusterDir) ? parse(pid, text) : undefined
}

/**
 * Removes a stale file left by a power cut. Only for the owner, before a server starts: a server that misses its file
 * shuts down within a minute.
 */
export function forgetPostmaster(clusterDir: string): void {
  rmSync(pidFile(clusterDir), { force: true })
}

// PostgreSQL documents the lines: pid, data directory, start time, port, socket directory, address, shared memory,
// status.
function parse(pid: number, text: string): Postmaster {
  const lines = text.split('\n')
  return { pid, port: Number(lines[3] ?? 0), socketDir: lines[4] ?? '', status: statusOf(lines[7]) }
}

function statusOf(line: string | undefined): Postmaster['status'] {
  const word = line?.trim()
  return word === 'ready' || word === 'stopping' || word === 'standby' ? word : 'starting'
}

/** A pid alone proves nothing: after a reboot it may belong to another process. */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  if (process.platform === 'linux') return workingDirectory(pid) === clusterDir
  return isAlive(pid) && commandLine(pid).includes(clusterDir)
}

/** A server changes into its data directory. A zombie has no directory any more, and counts as gone. */
function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function commandLine(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const pollMs = 25
const fastStopMsMax = 60_000
const immediateStopMsMax = 10_000

/** Stops the server: fast shutdown first, so that it needs no recovery, then immediate. */
export async function stopPostmaster(pid: number, clusterDir: string): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', fastStopMsMax],
    ['SIGQUIT', immediateStopMsMax],
  ] as const) {
    if (!isPostmasterOf(pid, clusterDir)) return
    process.kill(pid, signal)
    const gone = await waitFor(() => !isPostmasterOf(pid, clusterDir), waitMs)
    if (gone) return
  }
  throw new OperatorFault(`PostgreSQL (process ${pid}) does not end.`)
}

/** Polls until the condition holds; false after the timeout. */
export async function waitFor(condition: () => boolean, waitMsMax: number): Promise<boolean> {
  const deadline = performance.now() + waitMsMax
  while (!condition()) {
    if (performance.now() > deadline) return false
    await sleep(pollMs)
  }
  return true
}

const pidFile = (clusterDir: string): string => join(clusterDir, 'postmaster.pid')

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
