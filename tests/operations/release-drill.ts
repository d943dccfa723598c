import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runProgram } from '#tools/launcher/run-program.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import { type Drill, hold } from './drill.ts'
import { NodeProcess } from './node-process.ts'
import { PostgresCluster } from './postgres-cluster.ts'
import { TlsProxy } from './tls-proxy.ts'

const serverProgram = ['--no-allocation-site-pretenuring', 'apps/server/main.ts']

/** An archive, unpacked into a folder of its own, is opened in production as docs/operations/install.md says. */
export async function drillRelease(drill: Drill, archive: string): Promise<void> {
  const folder = await unpack(drill, archive)
  const cluster = await startPrimary(drill, join(folder, 'deploy', 'postgres', 'roles.sql'))
  const settings = settingsOf(drill, cluster, await freePortBlock(40))
  const start = (role: string, port: number) =>
    startProcess(drill, folder, { ...settings.server, ROLE: role, PORT: String(port) })

  await isRefused(start('api', settings.port), 'has no synchronous standby (synchronous_standby_names is empty)')
  await addStandby(drill, cluster)
  await isRefused(start('api', settings.port), 'The database has no tables yet')
  await run(folder, 'db-migrate', { ...settings.server, ...settings.migrate })
  drill.report('migrated')

  const ports = {
    first: settings.port,
    second: settings.port + 4,
    office: settings.port + 8,
    worker: settings.port + 12,
    studio: settings.port + 16,
  }
  const first = start('api', ports.first)
  const [second, office, worker] = [
    start('api', ports.second),
    start('office', ports.office),
    start('worker', ports.worker),
  ]
  const studio = startStudio(drill, folder, { ...settings.studio, STUDIO_PORT: String(ports.studio) })
  await Promise.all([
    first.ready(ports.first),
    second.ready(ports.second),
    office.ready(ports.office + 1),
    worker.ready(ports.worker + 1),
    studio.ready(ports.studio),
  ])
  drill.report('two servers, back office, worker and studio are ready')
  await commandsWork(folder, settings.server)
  drill.report('house:check, staff:invite and ledger:verify work')

  const proxy = await startProxy(drill, folder, {
    players: [ports.first, ports.second],
    office: ports.office + 1,
    games: ports.studio,
  })
  await isServedWell(proxy)
  drill.report('HTTP/2, compression, cache rules and closed paths are as they should be')
  const calls = await restartOneByOne(proxy, {
    stop: (index) => (index === 0 ? first : second).stop(),
    start: async (index) => {
      const port = index === 0 ? ports.first : ports.second
      await start('api', port).ready(port)
    },
  })
  drill.report(`both servers were restarted, one after the other, under ${calls} calls without an error`)
}

async function unpack(drill: Drill, archive: string): Promise<string> {
  const target = join(drill.directory, 'opt')
  mkdirSync(target)
  await runProgram('tar', ['--extract', `--file=${archive}`, `--directory=${target}`])
  const [name = ''] = readdirSync(target)
  drill.report(`unpacked ${name}`)
  return join(target, name)
}

async function startPrimary(drill: Drill, roles: string): Promise<PostgresCluster> {
  const port = await freePortBlock(1)
  const cluster = await PostgresCluster.create({ parent: drill.directory, name: 'db1', port })
  drill.ends(() => cluster.stop())
  await cluster.start()
  await cluster.furnish(roles)
  return cluster
}

async function addStandby(drill: Drill, primary: PostgresCluster): Promise<void> {
  const options = { parent: drill.directory, name: 'db2', port: await freePortBlock(1) }
  const standby = await PostgresCluster.standbyOf(primary, options)
  drill.ends(() => standby.stop())
  await standby.start()
  primary.configure({ synchronous_standby_names: 'db2' })
  await primary.reload()
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await primary.run("select from pg_stat_replication where sync_state = 'sync'")
    if (rows.length === 1) return drill.report('a synchronous standby follows the primary')
    await sleep(100)
  }
  throw new Error('the standby does not become synchronous')
}

function settingsOf({ directory }: Drill, cluster: PostgresCluster, port: number) {
  const common = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1' }
  const studio = cluster.url('bituin_games')
  const data = join(directory, 'data')
  return {
    port,
    server: {
      ...common,
      DATABASE_URL: cluster.url('bituin_server'),
      MASTER_SECRET: randomBytes(32).toString('base64'),
      PUBLIC_URL: 'https://play.example.ph',
      BACK_OFFICE_URL: 'https://staff.example.ph',
      STUDIO_URL: 'https://games.example.ph',
      SMS_URL: 'off',
      SHUTDOWN_DELAY_SECONDS: '2',
      BITUIN_DATA_DIR: data,
      DOCUMENTS_DIR: join(data, 'documents'),
      VAULT_DIR: join(data, 'vault'),
      APP_PACKAGE_DIR: join(data, 'app-package'),
    },
    migrate: { DATABASE_OWNER_URL: cluster.url('bituin_owner'), STUDIO_DATABASE_URL: studio },
    studio: {
      ...common,
      STUDIO_DATABASE_URL: studio,
      STUDIO_SECRET: randomBytes(32).toString('hex'),
      STUDIO_URL: 'https://games.example.ph',
      STUDIO_WALLET_URL: `http://127.0.0.1:${port}`,
      STUDIO_WALLET_KEY_ID: 'key-of-the-drill',
      STUDIO_WALLET_KEY_SECRET: randomBytes(32).toString('hex'),
      STUDIO_FRAME_ORIGINS: 'https://play.example.ph',
    },
  }
}

type Environment = Readonly<Record<string, string>>

function startProcess(
  drill: Drill,
  cwd: string,
  env: Environment,
  args: readonly string[] = serverProgram,
): NodeProcess {
  const one = new NodeProcess({ name: args.at(-1) ?? '', cwd, args, env })
  drill.ends(() => one.stop('SIGKILL'))
  return one
}

const startStudio = (drill: Drill, cwd: string, env: Environment): NodeProcess =>
  startProcess(drill, cwd, env, ['apps/studio/main.ts'])

async function isRefused(server: NodeProcess, sentence: string): Promise<void> {
  const code = await server.ended
  hold(code === 1 && server.output.includes(sentence), `it should have refused with "${sentence}":\n${server.output}`)
}

async function run(cwd: string, command: string, env: Environment, ...args: readonly string[]) {
  const script = new NodeProcess({ name: command, cwd, args: [`tools/commands/${command}.ts`, ...args], env })
  const code = await script.ended
  return { code, output: script.output }
}

async function commandsWork(folder: string, env: Environment): Promise<void> {
  const check = await run(folder, 'house-check', env)
  hold(check.code === 1 && check.output.includes('Administrator'), `house:check says: ${check.output}`)
  const invited = await run(
    folder,
    'staff-invite',
    env,
    '--email',
    'ana@example.ph',
    '--name',
    'Ana Cruz',
    '--role',
    'admin',
  )
  hold(invited.output.includes('https://staff.example.ph/invitation#'), `staff:invite says: ${invited.output}`)
  const verified = await run(folder, 'ledger-verify', env)
  hold(verified.code === 0, `ledger:verify says: ${verified.output}`)
}

async function startProxy(
  drill: Drill,
  folder: string,
  upstreams: { players: readonly number[]; office: number; games: number },
): Promise<TlsProxy> {
  const directory = join(drill.directory, 'nginx')
  mkdirSync(directory)
  const https = await freePortBlock(2)
  const proxy = await TlsProxy.start({
    directory,
    configuration: join(folder, 'deploy', 'nginx'),
    ports: { https, http: https + 1 },
    upstreams,
  })
  drill.ends(() => proxy.stop())
  return proxy
}

const players = 'play.example.ph'
const configurationPath = '/app/v1/anonymous/appConfig'
const envelope = { clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }

async function isServedWell(proxy: TlsProxy): Promise<void> {
  const page = await proxy.get(players, '/lobby/home', { 'accept-encoding': 'br' })
  hold(page.status === 200 && page.protocol === 'h2', `the page answers ${page.status} over ${page.protocol}`)
  hold(page.headers['content-encoding'] === 'br', 'the page is not compressed')
  hold(page.headers['strict-transport-security'] !== undefined, 'the page has no strict-transport-security')
  const plain = await proxy.get(players, '/lobby/home')
  const asset = /\/assets\/[\w./-]+\.js/.exec(plain.body.toString())?.[0]
  hold(asset !== undefined, 'the page names no script')
  const script = await proxy.get(players, asset, { 'accept-encoding': 'br' })
  hold(script.headers['cache-control'] === 'public, max-age=31536000, immutable', 'scripts may not be kept for ever')
  const again = await proxy.get(players, asset, { 'accept-encoding': 'br' })
  hold(again.headers['x-cache'] === 'HIT', `the proxy keeps no file: ${String(again.headers['x-cache'])}`)
  const configuration = await proxy.post(players, configurationPath, envelope)
  hold(configuration.status === 200 && configuration.headers['content-encoding'] === 'gzip', 'calls are not compressed')
  const statuses = await Promise.all(
    [
      [players, '/readyz'],
      [players, '/assets/nothing.js'],
      ['staff.example.ph', '/metrics'],
      ['staff.example.ph', '/'],
      ['games.example.ph', '/'],
    ].map(async ([host = '', path = '']) => (await proxy.get(host, path)).status),
  )
  hold(statuses.join() === '404,404,404,200,200', `paths answer ${statuses.join()}`)
}

type Restart = {
  readonly stop: (index: number) => Promise<unknown>
  readonly start: (index: number) => Promise<void>
}

/** Returns how many calls were answered meanwhile, all of them with 200. */
async function restartOneByOne(proxy: TlsProxy, { stop, start }: Restart): Promise<number> {
  let isRestarting = true
  let count = 0
  const faults: string[] = []
  const caller = async (): Promise<void> => {
    while (isRestarting) {
      const answer = await proxy
        .post(players, configurationPath, envelope)
        .catch((error: unknown) => ({ status: String(error) }))
      if (answer.status !== 200) faults.push(String(answer.status))
      count++
      await sleep(10)
    }
  }
  const callers = [caller(), caller(), caller()]
  for (const index of [0, 1]) {
    await stop(index)
    await start(index)
  }
  isRestarting = false
  await Promise.all(callers)
  hold(faults.length === 0, `${faults.length} of ${count} calls failed: ${faults.slice(0, 5).join('; ')}`)
  return count
}
