import { inviteCountUsed, type VoidedInvite } from '#features/promotions/invite/server/index.ts'
import { promotionOf, revokeReward } from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import { claimKeyOf, dayKeyOf } from './promoter-day.ts'
import { proxyTaskKind } from './proxy-task-kind.ts'

/** A friend's first deposit was taken back: what the day's steps no longer reach is taken back, too. */
export const proxyTaskVoided: VoidedInvite = async (tx, { inviterId, place, now }) => {
  const dayKey = dayKeyOf(place)
  const promotion = dayKey === undefined ? undefined : await promotionOf(tx, proxyTaskKind)
  if (dayKey === undefined || promotion === undefined) return
  await lockBooks(tx, [inviterId])
  const left = await inviteCountUsed(tx, inviterId, place)
  for (const { id, kind, need } of promotion.settings.steps) {
    if (kind !== 'valid' || need <= left) continue
    await revokeReward(tx, { playerId: inviterId, key: proxyTaskKind.key, claimKey: claimKeyOf(dayKey, id) }, now)
  }
}
