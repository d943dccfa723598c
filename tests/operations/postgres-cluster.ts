import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { runProgram } from '#tools/launcher/run-program.ts'

export type ClusterOptions = {
  /** A folder that PostgreSQL's account can reach. */
  readonly parent: string
  readonly name: string
  readonly port: number
  readonly settings?: Readonly<Record<string, string>>
}

const account = 'postgres'
const admin = 'bituin_admin'

/**
 * A PostgreSQL of the distribution, for drills with what the embedded one lacks: base backups, standbys, WAL archives. Everybody of
 * this machine may connect as anybody.
 */
export class PostgresCluster {
  readonly directory: string
  readonly port: number

  private constructor({ parent, name, port }: ClusterOptions) {
    this.directory = join(parent, name)
    this.port = port
  }

  /** A new cluster, not yet started. */
  static async create(options: ClusterOptions): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(options)
    cluster.#makeDirectory()
    await asAccount(program('initdb'), [
      '--pgdata',
      cluster.directory,
      '--username',
      admin,
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-locale',
      '--data-checksums',
      '--no-sync',
    ])
    cluster.configure({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: cluster.directory,
      max_connections: '200',
      wal_level: 'replica',
      max_wal_senders: '8',
      hot_standby: 'on',
      log_min_messages: 'warning',
      ...options.settings,
      port: String(options.port),
    })
    appendFileSync(join(cluster.directory, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 trust\n')
    return cluster
  }

  /** A copy of a running primary that follows it under that name. Not yet started. */
  static async standbyOf(primary: PostgresCluster, options: ClusterOptions): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(options)
    cluster.#makeDirectory()
    const from = `host=127.0.0.1 port=${primary.port} user=${admin} application_name=${options.name}`
    await asAccount(program('pg_basebackup'), [
      '--dbname',
      from,
      '--pgdata',
      cluster.directory,
      '--wal-method',
      'stream',
      '--checkpoint',
      'fast',
      '--write-recovery-conf',
      '--no-sync',
    ])
    cluster.configure({ ...options.settings, port: String(options.port) })
    return cluster
  }

  /** An empty folder for a cluster that a restore writes. */
  static forRestore(options: ClusterOptions): PostgresCluster {
    const cluster = new PostgresCluster(options)
    cluster.#makeDirectory()
    return cluster
  }

  /** Written behind the others: the last one counts. Takes effect at the next start, or by `reload`. */
  configure(settings: Readonly<Record<string, string>>): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    appendFileSync(join(this.directory, 'postgresql.auto.conf'), lines.join(''))
  }

  async start(): Promise<void> {
    await this.#control('start', '--wait', '--timeout', '120', '--log', join(this.directory, 'server.log'))
  }

  async reload(): Promise<void> {
    await this.#control('reload')
  }

  /** `immediate` is a crash: nothing is flushed, and connections just break. */
  async stop(mode: 'fast' | 'immediate' = 'immediate'): Promise<void> {
    if (existsSync(join(this.directory, 'postmaster.pid'))) await this.#control('stop', '--mode', mode, '--wait')
  }

  async promote(): Promise<void> {
    await this.#control('promote', '--wait')
  }

  /** As a member of this machine connects. */
  url(role: string = admin, database = 'bituin'): string {
    return `postgresql://${role}@127.0.0.1:${this.port}/${database}`
  }

  /** Runs statements as the administrator. */
  async run(sql: string, database = 'bituin'): Promise<pg.QueryResult<Record<string, unknown>>> {
    const client = new pg.Client({ connectionString: this.url(admin, database) })
    await client.connect()
    try {
      return await client.query(sql)
    } finally {
      await client.end()
    }
  }

  /** The roles and the database, by the script that operators run. */
  async furnish(script: string): Promise<void> {
    const passwords = ['owner', 'server', 'games', 'monitor'].map((name) => `--set=${name}_password=${name}`)
    await runProgram('psql', ['--set=ON_ERROR_STOP=1', ...passwords, '--file', script, this.url(admin, 'postgres')])
  }

  log(): string {
    const path = join(this.directory, 'server.log')
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }

  #makeDirectory(): void {
    mkdirSync(this.directory, { mode: 0o700, recursive: true })
    if (isRoot()) execFileSync('chown', [account, this.directory])
  }

  async #control(...args: readonly string[]): Promise<void> {
    await asAccount(program('pg_ctl'), [...args, '--pgdata', this.directory])
  }
}

const isRoot = (): boolean => process.getuid?.() === 0

/** PostgreSQL refuses to run as root. */
export function asAccount(path: string, args: readonly string[]): Promise<string> {
  return isRoot() ? runProgram('runuser', ['-u', account, '--', path, ...args], { cwd: '/' }) : runProgram(path, args)
}

/** A program of the newest PostgreSQL that the distribution installed. */
function program(name: string): string {
  const [newest] = globSync(`/usr/lib/postgresql/*/bin/${name}`).toSorted((a, b) => b.localeCompare(a))
  if (newest !== undefined) return newest
  throw new OperatorFault(`${name} is not installed: apt-get install postgresql`)
}
