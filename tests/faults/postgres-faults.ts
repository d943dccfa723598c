import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPostmaster } from '#platform/embedded-postgres/postmaster.ts'

const backWithinMs = 60_000
const lookEveryMs = 50

/** Ends PostgreSQL without a last word, as `pg_ctl stop -m immediate` does, and waits until its owner has it back. */
export async function stopImmediately(clusterDir: string, databaseUrl: string): Promise<void> {
  const pid = postmasterOf(clusterDir)
  process.kill(pid, 'SIGQUIT')
  const deadline = performance.now() + backWithinMs
  while (findPostmaster(clusterDir)?.pid === pid || !(await answers(databaseUrl))) {
    if (performance.now() > deadline) throw new Error('PostgreSQL does not come back')
    await sleep(lookEveryMs)
  }
}

/** Holds every process of PostgreSQL still for a while. */
export async function freezePostgres(clusterDir: string, ms: number): Promise<void> {
  const pids = withChildren(postmasterOf(clusterDir))
  for (const pid of pids) signal(pid, 'SIGSTOP')
  await sleep(ms)
  // Those that were born meanwhile were stopped with their parent's signal at the latest.
  for (const pid of new Set([...pids, ...withChildren(postmasterOf(clusterDir))])) signal(pid, 'SIGCONT')
}

/** Ends every connection that a server of the product has. */
export async function terminateSessions(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bituin-server' and pid <> pg_backend_pid()",
    )
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}

function postmasterOf(clusterDir: string): number {
  const running = findPostmaster(clusterDir)
  if (running === undefined) throw new Error('PostgreSQL does not run')
  return running.pid
}

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function withChildren(parent: number): number[] {
  return [parent, ...processes().flatMap(({ pid, ppid }) => (ppid === parent ? [pid] : []))]
}

type Process = { readonly pid: number; readonly ppid: number }

function processes(): Process[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(processOf)
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => line.trim().split(/\s+/).map(Number)).map(([pid = 0, ppid = 0]) => ({ pid, ppid }))
}

function processOf(name: string): Process[] {
  try {
    // After the name in brackets, which may hold anything, come the state and the parent.
    const [, ppid] = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return [{ pid: Number(name), ppid: Number(ppid) }]
  } catch {
    return []
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}
