import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkDatabase } from '#platform/configuration/check-database.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { environment, furnish } from '#tests/faults/fault-deployment.ts'
import { Load } from '#tests/faults/load.ts'
import { settle } from '#tests/faults/settle.ts'
import { migrationsDirectory } from '#tools/launcher/database.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import { type Drill, hold } from './drill.ts'
import { NodeProcess } from './node-process.ts'
import { PostgresCluster } from './postgres-cluster.ts'
import { makeSynchronous, startStandby } from './standby.ts'

const seed = 11
const lostMs = 3_000
const breakerOpensMs = 8_000

/**
 * A primary with a synchronous standby dies under load, and the standby is promoted: servers that know both hosts go on by themselves,
 * and nothing that was answered is lost. Production refuses the same pair without synchronous replication.
 */
export async function drillFailover(drill: Drill): Promise<void> {
  const { primary, standby } = await startPair(drill)
  const urlOf = (role: string): string =>
    `postgresql://${role}@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/bituin?target_session_attrs=read-write`
  await refusesAsynchronous(primary, urlOf('bituin_server'))
  drill.report('production refuses the pair while its replication is asynchronous')
  await makeSynchronous(primary)
  await checkDatabase({ url: urlOf('bituin_server'), production: true })
  await migrate({ ownerUrl: urlOf('bituin_owner'), directory: migrationsDirectory })

  const { db, key, players, checks } = await furnish({ appUrl: urlOf('bituin_server') })
  drill.ends(() => db.close())
  const [bystander, ...others] = players
  hold(bystander !== undefined, 'nobody plays')
  const ports = await freePortBlock(8)
  const servers = [ports, ports + 4]
  await Promise.all(servers.map((port) => startServer(drill, urlOf('bituin_server'), port)))
  const load = new Load({ key, players: others, urls: servers.map((port) => `http://127.0.0.1:${port}`) }, seed)
  load.start()
  await load.progress(300)
  drill.report('two servers serve')
  await loseStandby(drill, { primary, standby, load, port: ports })

  await primary.stop('immediate')
  await sleep(lostMs)
  const promoted = performance.now()
  await standby.promote()
  await load.progress(20)
  drill.report(
    `the primary died; 20 operations were answered ${secondsSince(promoted)} s after the standby was promoted`,
  )
  await load.progress(300)
  await settle({ load, db, players: others, bystander, checks })
  drill.report(`${load.answered} operations: nothing that was answered is lost, and the ledger is sound`)
}

type StandbyLoss = {
  readonly primary: PostgresCluster
  readonly standby: PostgresCluster
  readonly load: Load
  readonly port: number
}

/** Nobody steps in for the synchronous standby: nothing is confirmed, everything is refused at once, and it ends with its return. */
async function loseStandby(drill: Drill, { primary, standby, load, port }: StandbyLoss): Promise<void> {
  await standby.stop('immediate')
  await sleep(breakerOpensMs)
  const begun = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/app/v1/exitGame`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'a token that has to be looked up' },
    body: JSON.stringify({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
  })
  const tookMs = performance.now() - begun
  hold(response.status === 503, `a call without a standby is answered ${response.status}`)
  hold(Number(response.headers.get('retry-after')) > 0, 'the answer has no Retry-After')
  const before = load.answered
  let most = 0
  for (let look = 0; look < 20; look++) {
    const { rows } = await primary.run(
      "select count(*)::int as n from pg_stat_activity where usename = 'bituin_server'",
    )
    most = Math.max(most, Number(rows[0]?.['n']))
    await sleep(500)
  }
  hold(load.answered === before, 'an operation was confirmed without a second copy')
  drill.report(`the standby is gone: 503 in ${tookMs.toFixed(0)} ms, ${most} connections, nothing confirmed`)
  const returned = performance.now()
  await standby.start()
  await load.progress(20)
  drill.report(`20 operations were answered ${secondsSince(returned)} s after the standby was started`)
}

async function startPair(drill: Drill) {
  const options = { parent: drill.directory, name: 'db1', port: await freePortBlock(1) }
  const primary = await PostgresCluster.create(options)
  drill.ends(() => primary.stop())
  await primary.start()
  await primary.furnish(join(root, 'deploy', 'postgres', 'roles.sql'))
  return { primary, standby: await startStandby(drill, primary) }
}

async function refusesAsynchronous(primary: PostgresCluster, url: string): Promise<void> {
  const refused = await checkDatabase({ url, production: true }).then(
    () => '',
    (error: unknown) => String(error),
  )
  hold(
    refused.includes('has no synchronous standby'),
    `an asynchronous standby of port ${primary.port} is accepted: ${refused}`,
  )
}

async function startServer(drill: Drill, url: string, port: number): Promise<void> {
  const server = new NodeProcess({
    name: `server ${port}`,
    cwd: root,
    args: ['apps/server/main.ts'],
    env: environment(url, port),
  })
  drill.ends(() => server.stop('SIGKILL'))
  await server.ready(port + 1)
}

const secondsSince = (begun: number): string => ((performance.now() - begun) / 1_000).toFixed(1)
