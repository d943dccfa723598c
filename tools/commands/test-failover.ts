import { parseArgs } from 'node:util'
import { drillCluster } from '#tests/operations/cluster-drill.ts'
import { runDrill } from '#tests/operations/drill.ts'
import { drillFailover } from '#tests/operations/failover-drill.ts'
import { clusterLacks } from '#tests/operations/patroni-cluster.ts'
import { buildApps } from '../build/build-apps.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'

/**
 * Kills a primary under load and promotes its synchronous standby, and loses the standby. Needs Debian's postgresql. With patroni,
 * etcd-server and haproxy beside it, the same on a cluster of three, the leader killed and asked to hand over as often as --times says.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { times: { type: 'string', default: '1' }, cluster: { type: 'boolean' } } })
  await buildApps(new AbortController().signal)
  if (values.cluster !== true) await runDrill('failover', drillFailover)
  const lacks = clusterLacks()
  if (lacks !== '') return say(`The cluster of three is left out: this machine lacks ${lacks}.`)
  await runDrill('cluster', (drill) => drillCluster(drill, Number(values.times)))
})
