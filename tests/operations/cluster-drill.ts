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
import { PatroniCluster } from './patroni-cluster.ts'

const seed = 12
const lookEveryMs = 20

/**
 * Three nodes under Patroni, by the files of deploy/, with two servers that play: one through HAProxy, one that knows all hosts. The
 * leader's machine is gone, and comes back; the leader hands over. Nothing that was answered is lost.
 */
export async function drillCluster(drill: Drill, rounds: number): Promise<void> {
  const cluster = await PatroniCluster.start(drill.directory)
  drill.ends(() => cluster.stop())
  await cluster.furnish()
  drill.report('three nodes run: a leader, a synchronous copy and another one')
  await checkDatabase({ url: cluster.url('bituin_server', 'hosts'), production: true })
  await migrate({ ownerUrl: cluster.url('bituin_owner', 'hosts'), directory: migrationsDirectory })

  const { db, key, players, checks } = await furnish({ appUrl: cluster.url('bituin_server', 'hosts') })
  drill.ends(() => db.close())
  const [bystander, ...others] = players
  hold(bystander !== undefined, 'nobody plays')
  const ports = await freePortBlock(8)
  const [balanced, looking] = [ports, ports + 4]
  await startServer(drill, cluster.url('bituin_server', 'balancer'), balanced)
  await startServer(drill, cluster.url('bituin_server', 'hosts'), looking)
  const load = new Load(
    { key, players: others, urls: [balanced, looking].map((port) => `http://127.0.0.1:${port}`) },
    seed,
  )
  load.start()
  await load.progress(200)
  drill.report('two servers serve')

  for (let round = 1; round <= rounds; round++) {
    const crashing = longestPause(load)
    const dead = await cluster.crash()
    const crashed = await crashing.untilGoingOn()
    drill.report(`${round}: the leader ${dead} is gone: ${crashed} s without bets`)
    cluster.startNode(dead)
    await cluster.settled()
    drill.report(`${round}: ${dead} is back as a copy`)

    const switching = longestPause(load)
    await cluster.switchover()
    drill.report(`${round}: the leader handed over: ${await switching.untilGoingOn()} s without bets`)
    await cluster.settled()
  }
  await settle({ load, db, players: others, bystander, checks })
  drill.report(`${load.answered} operations: nothing that was answered is lost, and the ledger is sound`)
}

/** Measures the longest time in which no operation was answered, until a hundred more were after the first pause. */
function longestPause(load: Load) {
  let [count, since, longest] = [load.answered, performance.now(), 0]
  const look = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - since)
    if (load.answered !== count) [count, since] = [load.answered, now]
  }, lookEveryMs)
  return {
    async untilGoingOn(): Promise<string> {
      // Operations that were under way when it happened may still be answered.
      await sleep(2_000)
      await load.progress(100)
      clearInterval(look)
      return (longest / 1_000).toFixed(1)
    },
  }
}

async function startServer(drill: Drill, url: string, port: number): Promise<void> {
  const env = environment(url, port)
  const server = new NodeProcess({ name: `server ${port}`, cwd: root, args: ['apps/server/main.ts'], env })
  drill.ends(() => server.stop('SIGKILL'))
  await server.ready(port + 1)
}
