import type { LedgerInvariant } from '#ledger'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#core/clock/instant.ts'
import { featuresOf } from '#apps/server/features.ts'
import { openServerContext } from '#apps/server/server-context.ts'
import type { GlwKey } from '#games/protocol/server/sign-request.ts'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import type { Database } from '#platform/db/database.ts'
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/embedded-postgres/embedded-postgres.ts'
import { createLog } from '#platform/log/log.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { addCredit } from '#tests/simulation/add-credit.ts'
import { openSession } from '#tests/simulation/open-session.ts'
import { newSimPlayer, type SimPlayer } from '#tests/simulation/sim-player.ts'
import { gameTypes, insertPlayer, provider, saveGames } from '#tests/simulation/simulated-deployment.ts'
import { migrationsDirectory } from '#tools/launcher/database.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import { buildApps } from '#tools/build/build-apps.ts'
import { compiledOnce } from '#tools/test/compiled-once.ts'
import { Load } from './load.ts'
import { ServerProcess } from './server-process.ts'
import { TcpFaultProxy } from './tcp-fault-proxy.ts'

/** Two servers of the product over one PostgreSQL of their own, and games that are played on them. */
export type FaultDeployment = {
  readonly dataDir: string
  /** PostgreSQL's own directory. */
  readonly clusterDir: string
  readonly databaseUrl: string
  /** Past every fault, for looking at what is true. */
  readonly db: Database
  readonly servers: readonly [ServerProcess, ServerProcess]
  /** Between the second server and PostgreSQL. */
  readonly proxy: TcpFaultProxy
  readonly players: readonly SimPlayer[]
  /** A player whom the load leaves alone. */
  readonly bystander: SimPlayer
  readonly load: Load
  /** Invariants between the ledger and the features it moves money for. */
  readonly checks: readonly LedgerInvariant[]
  readonly close: () => Promise<void>
}

const playersMax = 8
const startCoin = 5_000

export async function openFaultDeployment(seed: number, parent: string = tmpdir()): Promise<FaultDeployment> {
  await buildApps(new AbortController().signal)
  const dataDir = mkdtempSync(join(parent, 'bituin-faults-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  await migrate({ ownerUrl: postgres.ownerUrl, directory: migrationsDirectory })
  const { db, key, players, checks } = await furnish(postgres)
  const [bystander, ...others] = players
  if (bystander === undefined) throw new Error('nobody plays')

  const proxy = new TcpFaultProxy(portOf(postgres.appUrl))
  const ports = await freePortBlock(4)
  const direct = new ServerProcess({ name: 'server 1', port: ports, env: environment(postgres.appUrl, ports) })
  const throughProxy = overTcp(postgres.appUrl, await proxy.listen())
  const second = new ServerProcess({ name: 'server 2', port: ports + 2, env: environment(throughProxy, ports + 2) })
  const servers = [direct, second] as const
  await Promise.all(servers.map((server) => server.start()))
  return {
    dataDir,
    databaseUrl: postgres.appUrl,
    db,
    servers,
    proxy,
    players: others,
    checks,
    bystander,
    clusterDir: realpathSync(join(dataDir, 'postgres')),
    load: new Load({ key, players: others, urls: servers.map(({ url }) => url) }, seed),
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()))
      await proxy.close()
      await db.close()
      await postgres.stop()
      await removeEmbeddedPostgres(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A provider with a key, games, and players with coins, on an empty database. */
export async function furnish({ appUrl }: Pick<EmbeddedPostgres, 'appUrl'>) {
  const configuration = readConfiguration(environment(appUrl, 1_024))
  const log = createLog({ level: 'silent', style: 'json' })
  const context = openServerContext({ configuration, clock: systemClock, log })
  const { db } = context
  const { checks, gameWallet: wallet } = featuresOf(context)
  await wallet.providers.save(provider, systemClock.now())
  const key = await wallet.providers.addKey(provider.id, systemClock.now())
  if (typeof key === 'string') throw new Error(`no key: ${key}`)
  await saveGames(db)
  const players: SimPlayer[] = []
  for (let index = 0; index <= playersMax; index++) {
    const player = newSimPlayer(await insertPlayer(db), gameTypes[index % gameTypes.length] ?? 'slots')
    await openSession({ db, wallet, now: systemClock.now() }, player)
    const gift = { id: `start-${player.id}`, amount: startCoin, rate: 0, terms: { kind: 'deposit' } } as const
    await db.transaction((tx) => addCredit(tx, player.id, { ...gift, now: systemClock.now() }))
    player.wallet.state.coin = startCoin
    players.push(player)
  }
  return { db, key: key satisfies GlwKey, players, checks }
}

/** A server's whole environment: nothing of the tests' own. */
export const environment = (databaseUrl: string, port: number): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'test',
  PORT: String(port),
  BACK_OFFICE_PORT: String(port + 1),
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_MAX: '10',
  MASTER_SECRET: Buffer.alloc(32, 'a secret of faults only').toString('hex'),
  SMS_URL: 'off',
  LOG_LEVEL: 'error',
  ...compiledOnce,
})

const portOf = (url: string): number => Number(new URL(url).port)

/** The same database through that port, where the URL would lead through the socket. */
function overTcp(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl)
  url.port = String(port)
  url.search = ''
  return url.toString()
}
