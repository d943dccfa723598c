import { setTimeout as sleep } from 'node:timers/promises'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import type { Drill } from './drill.ts'
import { PostgresCluster } from './postgres-cluster.ts'

const name = 'db2'

/** A second node that follows the running primary, and ends with the drill. */
export async function startStandby(drill: Drill, primary: PostgresCluster): Promise<PostgresCluster> {
  const port = await freePortBlock(1)
  const standby = await PostgresCluster.standbyOf(primary, { parent: drill.directory, name, port })
  drill.ends(() => standby.stop())
  await standby.start()
  return standby
}

/** From now on the primary confirms only what its standby has, too. */
export async function makeSynchronous(primary: PostgresCluster): Promise<void> {
  primary.configure({ synchronous_standby_names: name })
  await primary.reload()
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await primary.run("select from pg_stat_replication where sync_state = 'sync'")
    if (rows.length === 1) return
    await sleep(100)
  }
  throw new Error('the standby does not become synchronous')
}
