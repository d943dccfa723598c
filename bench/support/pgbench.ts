import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Driven } from './drive.ts'
import { latenciesOf } from './latencies.ts'
import type { Pgbench, PgbenchLoad, PgbenchOptions } from './pgbench-load.ts'
import { openPgbenchOverDriver } from './pgbench-over-driver.ts'

const execute = promisify(execFile)
const threads = 2
// Its time runs while it connects, which it leaves out of its figures; each connection proves a password.
const secondsPerConnection = 1 / 32

/** PostgreSQL's own pgbench with prepared statements; where the machine has none, its scripts over the product's driver. */
export async function openPgbench(options: PgbenchOptions): Promise<Pgbench> {
  const version = await execute('pgbench', ['--version']).catch(() => undefined)
  if (version === undefined) return openPgbenchOverDriver(options)
  const { ownerUrl, scale } = options
  await execute('pgbench', ['--initialize', '--quiet', `--scale=${scale}`, ownerUrl])
  return { name: version.stdout.trim(), run: (load) => runProgram(ownerUrl, load) }
}

async function runProgram(ownerUrl: string, { script, clients, seconds }: PgbenchLoad): Promise<Driven> {
  const directory = await mkdtemp(join(tmpdir(), 'pgbench-'))
  try {
    const { stdout } = await execute('pgbench', [
      '--no-vacuum',
      '--protocol=prepared',
      `--builtin=${script}`,
      `--client=${clients}`,
      `--jobs=${Math.min(threads, clients)}`,
      `--time=${seconds + Math.ceil(clients * secondsPerConnection)}`,
      '--log',
      `--log-prefix=${join(directory, 'log')}`,
      ownerUrl,
    ])
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
    if (!(perSecond > 0)) throw new Error(`pgbench did no transaction: ${stdout}`)
    const latencies = await loggedLatencies(directory)
    return { perSecond: Math.round(perSecond), operations: latencies.length, ...latenciesOf(latencies) }
  } finally {
    await rm(directory, { recursive: true })
  }
}

/** A line of pgbench's log: client, number, microseconds, script, time. */
async function loggedLatencies(directory: string): Promise<number[]> {
  const files = await readdir(directory)
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .map((line) => Number(line.split(' ')[2]) / 1000)
}
