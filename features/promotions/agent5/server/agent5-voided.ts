import { inviteListVoid, type VoidedInvite } from '#features/promotions/invite/server/index.ts'
import { revokeReward } from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import { agent5Kind } from './agent5-kind.ts'
import { friendKey, stageKey, stagesOf } from './friends.ts'

/** Takes back the cash of friends whose first deposit is gone, and the stages that no longer stand. */
export const agent5Voided: VoidedInvite = async (tx, { inviterId: playerId, place, now }) => {
  const { key } = agent5Kind
  if (place !== key) return
  await lockBooks(tx, [playerId])
  for (const inviteeId of await inviteListVoid(tx, playerId, key)) {
    await revokeReward(tx, { playerId, key, claimKey: friendKey(inviteeId) }, now)
  }
  const { friends, claimed } = await stagesOf(tx, playerId)
  for (const need of [...claimed].filter((each) => each > friends)) {
    await revokeReward(tx, { playerId, key, claimKey: stageKey(need) }, now)
  }
}
