import { type Centavos, sumCentavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { claimSumCluster } from './store/claim.store.ts'
import { reservationSum } from './store/reservation.store.ts'

type Cluster = { readonly key: string; readonly playerId: bigint; readonly linked: readonly bigint[] }

/** How many tied players are examined. */
export const clusterMax = 50

/** A promotion's grants and reservations of a cluster. */
export async function takenByCluster(db: Queryable, { key, playerId, linked }: Cluster): Promise<Centavos> {
  const cluster = [...linked, playerId]
  const { cost } = await claimSumCluster(db, { key, playerId, cluster })
  return sumCentavos([cost, await reservationSum(db, key, cluster)])
}
