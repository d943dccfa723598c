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
export async function drillCluster(drill: Drill, times: number): Promise<void> {
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

  const pauses = await failOver(drill, { cluster, load, times })
  await settle({ load, db, players: others, bystander, checks })
  drill.report(`${load.answered} operations: nothing that was answered is lost, and the ledger is sound`)
  for (const line of tableOf(pauses)) drill.report(line)
}

type Failovers = { readonly cluster: PatroniCluster; readonly load: Load; readonly times: number }
/** Seconds without bets, by what happened. */
type Pauses = Readonly<Record<'the leader is killed' | 'the leader hands over', number[]>>

async function failOver(drill: Drill, { cluster, load, times }: Failovers): Promise<Pauses> {
  const pauses: Pauses = { 'the leader is killed': [], 'the leader hands over': [] }
  for (let time = 1; time <= times; time++) {
    const crashing = longestPause(load)
    const dead = await cluster.crash()
    const crashed = await crashing.untilGoingOn()
    pauses['the leader is killed'].push(crashed)
    drill.report(`${time}: the leader ${dead} is gone: ${crashed.toFixed(1)} s without bets`)
    cluster.startNode(dead)
    await cluster.settled()
    drill.report(`${time}: ${dead} is back as a copy`)

    const switching = longestPause(load)
    await cluster.switchover()
    const switched = await switching.untilGoingOn()
    pauses['the leader hands over'].push(switched)
    drill.report(`${time}: the leader handed over: ${switched.toFixed(1)} s without bets`)
    await cluster.settled()
  }
  return pauses
}

const tableOf = (pauses: Pauses): string[] => [
  '| seconds without bets | times | half of them at most | worst |',
  '| --- | --- | --- | --- |',
  ...Object.entries(pauses).map(([happened, seconds]) => {
    const inOrder = seconds.toSorted((a, b) => a - b)
    const half = inOrder[Math.ceil(inOrder.length / 2) - 1] ?? 0
    return `| ${happened} | ${inOrder.length} | ${half.toFixed(1)} | ${(inOrder.at(-1) ?? 0).toFixed(1)} |`
  }),
]

/** Measures the longest time in which no operation was answered, until a hundred more were after the first pause. */
function longestPause(load: Load) {
  let [count, since, longest] = [load.answered, performance.now(), 0]
  const look = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - since)
    if (load.answered !== count) [count, since] = [load.answered, now]
  }, lookEveryMs)
  return {
    async untilGoingOn(): Promise<number> {
      // Operations that were under way when it happened may still be answered.
      await sleep(2_000)
      await load.progress(100)
      clearInterval(look)
      return longest / 1_000
    },
  }
}

async function startServer(drill: Drill, url: string, port: number): Promise<void> {
  const env = environment(url, port)
  const server = new NodeProcess({ name: `server ${port}`, cwd: root, args: ['apps/server/main.ts'], env })
  drill.ends(() => server.stop('SIGKILL'))
  await server.ready(port + 1)
}
