import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/staff/server/index.ts'
import { viewCluster } from '../case-contract.ts'
import { clusterOf, linksOf } from './link.store.ts'
import { scoresNewest } from './risk-score.store.ts'

const playersMax = 40
const keyLength = 8

/** A player's cluster, with what ties it together. Of what is shared only a short hash leaves the table. */
export const viewClusterHandler = handleStaff(viewCluster, async ({ input: { playerId }, db }) => {
  const ids = [...new Set([playerId, ...(await clusterOf(db, playerId, playersMax))])]
  const [links, scores] = await Promise.all([linksOf(db, ids), scoresNewest(db, ids)])
  return answer({
    players: ids.map((id) => ({ id, score: scores.get(id)?.score ?? null, hits: [...(scores.get(id)?.hits ?? [])] })),
    ties: links.map(({ key, ...tie }) => ({ ...tie, key: key.toString('hex').slice(0, keyLength) })),
  })
})
