import { type ChildProcess, spawn } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { root } from '#tools/launcher/data-dir.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import { runProgram } from '#tools/launcher/run-program.ts'
import { hold } from './drill.ts'

const names = ['db1', 'db2', 'db3'] as const
type NodeName = (typeof names)[number]

type Member = { readonly name: string; readonly role: string; readonly state: string }

const passwords = { SUPERUSER: 'super', REPLICATION: 'copies', REWIND: 'rewinds' } as const
const portsEach = 4

/** What this machine lacks for a cluster, or nothing. */
export function clusterLacks(): string {
  const programs = { patroni: '/usr/bin/patroni', 'etcd-server': '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' }
  const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
  if (process.getuid?.() !== 0) missing.push('the rights of root')
  return missing.join(', ')
}

/** Three nodes of etcd, Patroni and PostgreSQL and one HAProxy on this machine, by the files of deploy/. */
export class PatroniCluster {
  readonly #directory: string
  readonly #ports: number
  readonly #processes = new Map<string, ChildProcess>()
  #output = ''

  private constructor(directory: string, ports: number) {
    this.#directory = directory
    this.#ports = ports
  }

  static async start(parent: string): Promise<PatroniCluster> {
    const directory = join(parent, 'cluster')
    mkdirSync(directory, { mode: 0o755 })
    const cluster = new PatroniCluster(directory, await freePortBlock(names.length * portsEach + 1))
    await writeNodeFiles(directory)
    for (const name of names) cluster.#startEtcd(name)
    for (const name of names) {
      cluster.startNode(name)
      // The first one makes the database; the others copy it.
      if (name === names[0]) await cluster.#until('a leader', (members) => leaderOf(members) !== undefined)
    }
    await cluster.settled()
    cluster.#startHaproxy()
    return cluster
  }

  startNode(name: NodeName): void {
    this.#spawn(name, ['/usr/bin/patroni', join(this.#directory, 'patroni.yml')], {
      PATH: '/usr/bin:/bin',
      LANG: 'C.UTF-8',
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: this.#address(name, 3),
      PATRONI_RESTAPI_CONNECT_ADDRESS: this.#address(name, 3),
      PATRONI_ETCD3_HOSTS: names.map((each) => this.#address(each, 0)).join(','),
      PATRONI_POSTGRESQL_LISTEN: this.#address(name, 2),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: this.#address(name, 2),
      PATRONI_POSTGRESQL_DATA_DIR: this.#data(name),
      PATRONI_POSTGRESQL_PGPASS: join(this.#directory, `${name}.pgpass`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REWIND_USERNAME: 'rewinder',
      ...Object.fromEntries(Object.entries(passwords).map(([who, password]) => [`PATRONI_${who}_PASSWORD`, password])),
    })
  }

  /** Waits until there is a leader with two copies, one of them synchronous. */
  settled(): Promise<readonly Member[]> {
    return this.#until('a leader and two copies', (members) => {
      const copies = members.filter(({ role, state }) => role !== 'leader' && /running|streaming/.test(state))
      return (
        leaderOf(members) !== undefined && copies.length === 2 && members.some(({ role }) => role === 'sync_standby')
      )
    })
  }

  async leader(): Promise<NodeName> {
    const leader = leaderOf(await this.members())
    hold(leader !== undefined, 'the cluster has no leader')
    return leader
  }

  /** As the first node that answers knows them. */
  async members(): Promise<readonly Member[]> {
    for (const name of names) {
      const answer = await fetch(`http://${this.#address(name, 3)}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).then(
        (response) => response.json() as Promise<{ members?: readonly Member[] }>,
        () => ({ members: undefined }),
      )
      if (answer.members !== undefined) return answer.members
    }
    return []
  }

  /** The machine of the leader is gone at once: neither Patroni nor PostgreSQL can do anything more. */
  async crash(): Promise<NodeName> {
    const name = await this.leader()
    const postmaster = Number(readFileSync(join(this.#data(name), 'postmaster.pid'), 'utf8').split('\n')[0])
    this.#processes.get(name)?.kill('SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    return name
  }

  async switchover(): Promise<void> {
    const leader = await this.leader()
    const response = await fetch(`http://${this.#address(leader, 3)}/switchover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leader }),
    })
    hold(response.ok, `the switchover is refused: ${response.status} ${await response.text()}`)
  }

  /** `hosts`: all nodes, of which a connection looks for the primary; `balancer`: HAProxy. */
  url(role: string, way: 'hosts' | 'balancer'): string {
    const hosts = names.map((name) => this.#address(name, 2)).join(',')
    const password = role.replace('bituin_', '')
    if (way === 'balancer') return `postgresql://${role}:${password}@127.0.0.1:${this.#balancerPort}/bituin`
    return `postgresql://${role}:${password}@${hosts}/bituin?target_session_attrs=read-write`
  }

  /** The roles and the database, by the script that operators run. */
  async furnish(): Promise<void> {
    const address = `postgresql://postgres:${passwords.SUPERUSER}@${this.#address(await this.leader(), 2)}/postgres`
    const variables = ['owner', 'server', 'games', 'monitor'].map((name) => `--set=${name}_password=${name}`)
    const script = join(root, 'deploy', 'postgres', 'roles.sql')
    await runProgram('psql', ['--set=ON_ERROR_STOP=1', ...variables, '--file', script, address])
  }

  async run(sql: string): Promise<pg.QueryResult<Record<string, unknown>>> {
    const address = `postgresql://postgres:${passwords.SUPERUSER}@${this.#address(await this.leader(), 2)}/bituin`
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    try {
      return await client.query(sql)
    } finally {
      await client.end()
    }
  }

  async stop(): Promise<void> {
    for (const child of this.#processes.values()) child.kill('SIGKILL')
    for (const name of names) {
      const path = join(this.#data(name), 'postmaster.pid')
      if (existsSync(path)) killIfAlive(Number(readFileSync(path, 'utf8').split('\n')[0]))
    }
    // PostgreSQL's processes notice that their parent is gone.
    await sleep(500)
  }

  get output(): string {
    return this.#output
  }

  get #balancerPort(): number {
    return this.#ports + names.length * portsEach
  }

  #startEtcd(name: NodeName): void {
    const [client, peer] = [0, 1].map((which) => `http://${this.#address(name, which)}`)
    this.#spawn(`etcd ${name}`, ['/usr/bin/etcd'], {
      ETCD_NAME: name,
      ETCD_DATA_DIR: join(this.#own(name), 'etcd'),
      ETCD_LISTEN_CLIENT_URLS: client ?? '',
      ETCD_ADVERTISE_CLIENT_URLS: client ?? '',
      ETCD_LISTEN_PEER_URLS: peer ?? '',
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peer ?? '',
      ETCD_INITIAL_CLUSTER: names.map((each) => `${each}=http://${this.#address(each, 1)}`).join(','),
      ETCD_INITIAL_CLUSTER_STATE: 'new',
      ETCD_LOG_LEVEL: 'error',
    })
  }

  /** The file of deploy/ with the addresses of this machine. */
  #startHaproxy(): void {
    let text = readFileSync(join(root, 'deploy', 'postgres', 'haproxy.cfg'), 'utf8')
    // Each line to change by words that stand in it alone: the comment above names the address, too.
    const bind = 'bind 127.0.0.1:5000'
    hold(text.includes(bind), `haproxy.cfg has no ${bind}`)
    text = text.replace(bind, `bind 127.0.0.1:${this.#balancerPort}`)
    for (const [index, name] of names.entries()) {
      const before = `${name} 10.0.0.1${index + 1}:5432 check port 8008`
      hold(text.includes(before), `haproxy.cfg has no ${before}`)
      text = text.replace(before, `${name} ${this.#address(name, 2)} check port ${this.#port(name, 3)}`)
    }
    const path = join(this.#directory, 'haproxy.cfg')
    writeFileSync(path, text)
    this.#spawn('haproxy', ['/usr/sbin/haproxy', '-db', '-f', path], {})
  }

  /** As PostgreSQL's account, which it insists on. `setpriv` becomes the program, so that its process is the child. */
  #spawn(name: string, command: readonly string[], env: Readonly<Record<string, string>>): void {
    const as = ['--reuid=postgres', '--regid=postgres', '--init-groups']
    const child = spawn('setpriv', [...as, ...command], { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        this.#output = (this.#output + `${name}: ${String(chunk)}`).slice(-20_000)
      })
    }
    this.#processes.set(name, child)
  }

  async #until(what: string, isSo: (members: readonly Member[]) => boolean): Promise<readonly Member[]> {
    for (let tries = 0; tries < 240; tries++) {
      const members = await this.members()
      if (isSo(members)) return members
      await sleep(500)
    }
    throw new Error(`there is not ${what} within two minutes: ${JSON.stringify(await this.members())}\n${this.#output}`)
  }

  #data(name: NodeName): string {
    return join(this.#own(name), 'data')
  }

  #own(name: NodeName): string {
    const path = join(this.#directory, name)
    if (!existsSync(path)) {
      mkdirSync(path, { mode: 0o700 })
      for (const each of [this.#directory, path]) chownSync(each, ...accountIds())
    }
    return path
  }

  /** Of etcd's clients, etcd's peers, PostgreSQL and Patroni. */
  #port(name: NodeName, which: number): number {
    return this.#ports + names.indexOf(name) * portsEach + which
  }

  #address(name: NodeName, which: number): string {
    return `127.0.0.1:${this.#port(name, which)}`
  }
}

/** The files of deploy/ that are the same on every node, with the memory of a drill and without an archive. */
async function writeNodeFiles(directory: string): Promise<void> {
  const deployed = (name: string) => readFileSync(join(root, 'deploy', 'postgres', name), 'utf8')
  const settings = changed(deployed('postgresql.conf'), {
    'shared_buffers = 4GB': 'shared_buffers = 128MB',
    'archive_mode = on': 'archive_mode = off',
  })
  writeFileSync(join(directory, 'postgresql.conf'), settings)
  const paths = ['custom_conf: ', 'ssl_cert_file: ', 'ssl_key_file: ']
  const files = ['postgresql.conf', 'tls/postgres.pem', 'tls/postgres.key']
  const moved = paths.map((path, index) => {
    const file = files[index] ?? ''
    return [`${path}/etc/bituin/${file}`, `${path}${join(directory, file.replace('tls/', ''))}`]
  })
  writeFileSync(join(directory, 'patroni.yml'), changed(deployed('patroni.yml'), Object.fromEntries(moved)))
  const [key, certificate] = ['postgres.key', 'postgres.pem'].map((name) => join(directory, name))
  const made = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    key ?? '',
    '-out',
    certificate ?? '',
  ]
  await runProgram('openssl', ['req', '-x509', ...made])
  chownSync(key ?? '', ...accountIds())
}

function changed(text: string, changes: Readonly<Record<string, string>>): string {
  for (const [before, after] of Object.entries(changes)) {
    hold(text.includes(before), `a file of deploy/postgres has no "${before}"`)
    text = text.replace(before, after)
  }
  return text
}

const accountIds = (): [number, number] => {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return [id('-u'), id('-g')]
}

const leaderOf = (members: readonly Member[]): NodeName | undefined => {
  const leader = members.find(({ role, state }) => role === 'leader' && state === 'running')
  return names.find((name) => name === leader?.name)
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
