import { clusterOf } from '#features/cashier/risk/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { membersLock } from './store/claim.store.ts'
import { clusterMax } from './taken-by-cluster.ts'

type TieScope = {
  /** The promotion's key. */
  readonly key: string
  readonly playerId: bigint
  readonly networks?: readonly Buffer[]
}

/**
 * Serialises the claims of a promotion among tied players or shared networks, and returns the cluster. Every member is
 * locked, because each may see another part of the cluster; players who joined while waiting are locked, too.
 */
export async function lockTied(tx: Transaction, { key, playerId, networks = [] }: TieScope): Promise<bigint[]> {
  const names = networks.map((network) => `network ${network.toString('hex')}`)
  const lock = (players: readonly bigint[]) => membersLock(tx, key, [...players.map(String), ...names])
  let seen = await clusterOf(tx, playerId, clusterMax)
  for (let isAll = false; !isAll; ) {
    await lock(seen)
    const now = await clusterOf(tx, playerId, clusterMax)
    isAll = now.every((id) => seen.includes(id))
    seen = now
  }
  return seen
}
