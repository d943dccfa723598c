import { inviteCountUsed, type VoidedInvite } from '#features/promotions/invite/server/index.ts'
import { revokeReward } from '#features/promotions/kit/server/index.ts'
import { isLost, withoutLost } from '../rules.ts'
import { agentCountKind } from './agent-count-kind.ts'
import { chestKey, drawKey } from './claim-keys.ts'
import { lockCount, saveCount } from './load-count.ts'

const { key } = agentCountKind

/** A friend's first deposit was taken back: rewards that the other friends do not reach are taken back, too. */
export const agentCountVoided: VoidedInvite = async (tx, { inviterId: playerId, place, now }) => {
  if (place !== key) return
  const loaded = await lockCount(tx, { playerId, now })
  if (loaded === undefined) return
  const { row, state } = loaded
  const left = await inviteCountUsed(tx, playerId, key)
  const lost = [
    ...state.draws.flatMap((draw, at) => (isLost(draw, left) ? [drawKey(at + 1)] : [])),
    ...state.chests.flatMap((chest, at) =>
      isLost(chest, left) ? [chestKey(chest.need, state.chests.slice(0, at))] : [],
    ),
  ]
  for (const claimKey of lost) await revokeReward(tx, { playerId, key, claimKey }, now)
  if (lost.length > 0) await saveCount(tx, row, withoutLost(state, left), now)
}
