import { parseArgs } from 'node:util'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { drillCluster } from '#tests/operations/cluster-drill.ts'
import { runDrill } from '#tests/operations/drill.ts'
import { drillFailover } from '#tests/operations/failover-drill.ts'
import { clusterLacks } from '#tests/operations/patroni-cluster.ts'
import { buildApps } from '../build/build-apps.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'

const usage = 'npm run test:failover -- [--cluster] [--times 20]'

/**
 * Kills a primary under load and promotes its synchronous standby, and loses the standby. Needs Debian's postgresql. With patroni,
 * etcd-server and haproxy beside it, the same on a cluster of three, the leader killed and asked to hand over as often as --times says.
 */
await runCommand(async () => {
  const { cluster, times } = readOptions()
  await buildApps(new AbortController().signal)
  if (!cluster) await runDrill('failover', drillFailover)
  const lacks = clusterLacks()
  if (lacks !== '') return say(`The cluster of three is left out: this machine lacks ${lacks}.`)
  await runDrill('cluster', (drill) => drillCluster(drill, times))
})

function readOptions(): { readonly cluster: boolean; readonly times: number } {
  const { cluster, times } = parseStrictly()
  if (!/^[1-9]\d{0,3}$/.test(times)) throw new OperatorFault(usage)
  return { cluster, times: Number(times) }
}

function parseStrictly() {
  const options = {
    cluster: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
  } as const
  try {
    return parseArgs({ options }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
