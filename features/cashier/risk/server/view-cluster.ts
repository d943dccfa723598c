import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { viewCluster } from '../case-contract.ts'
import { heldGiftsOf } from './store/held-gift.store.ts'
import { clusterOf, linksOf, sharedLinks } from './store/link.store.ts'
import { scoresNewest } from './store/risk-score.store.ts'

const clusterMax = 40
const playersMax = 60
const keyLength = 8

/**
 * A player's cluster with its ties, and the players of the same network, which are not followed further. Shared things
 * are shown as short hashes only.
 */
export const viewClusterHandler = handleStaff(viewCluster, async ({ input: { playerId }, db }) => {
  const [cluster, shared] = await Promise.all([clusterOf(db, playerId, clusterMax), sharedLinks(db, playerId)])
  const everybody = [...new Set([playerId, ...cluster, ...shared.map((link) => link.playerId)])]
  const ids = everybody.slice(0, playersMax)
  const [links, scores, heldGifts] = await Promise.all([linksOf(db, ids), scoresNewest(db, ids), heldGiftsOf(db, ids)])
  return answer({
    players: ids.map((id) => ({ id, score: scores.get(id)?.score ?? null, hits: [...(scores.get(id)?.hits ?? [])] })),
    ties: links.map(({ key, ...tie }) => ({ ...tie, key: key.toString('hex').slice(0, keyLength) })),
    notShown: everybody.length - ids.length,
    heldGifts,
  })
})
