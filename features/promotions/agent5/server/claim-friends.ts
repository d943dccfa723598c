import { answer, refuse } from '#core/contract/outcome.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'
import { inviteTakeThese } from '#features/promotions/invite/server/index.ts'
import { claimReward, promotionOf, type PromotionDependencies } from '#features/promotions/kit/server/index.ts'
import { balancesOf, lockBooks } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { claimFriends } from '../contract.ts'
import { agent5Kind } from './agent5-kind.ts'
import { cashOf, friendKey, friendsToClaim, itemsOf } from './friends.ts'

/** Claims friend by friend, as far as the budget goes: those that it does not cover stay free. */
export const claimFriendsHandler = (needs: PromotionDependencies) =>
  handle(claimFriends, async ({ input: { uid }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, agent5Kind)
    if (promotion === undefined) return refuse('notOpen')
    const { settings } = promotion
    await lockBooks(tx, [playerId])
    const { due } = await friendsToClaim(tx, { playerId, settings, now })
    const chosen = due.filter(({ inviteeId }) => uid === undefined || inviteeId === uid)
    const items: RewardItem[] = []
    const invitees: bigint[] = []
    for (const { inviteeId } of chosen) {
      const gift = itemsOf(await cashOf(tx, settings, inviteeId), settings)
      const claim = { playerId, promotion, claimKey: friendKey(inviteeId), items: gift, now }
      const given = await claimReward(tx, needs, claim)
      if (given.kind === 'refusal' && invitees.length === 0) return given
      if (given.kind === 'refusal') break
      items.push(...given.items)
      invitees.push(inviteeId)
    }
    if (invitees.length === 0) return refuse('conditionNotReached')
    await inviteTakeThese(tx, { inviterId: playerId, place: agent5Kind.key, invitees, now })
    return answer({ items, count: invitees.length, coin: (await balancesOf(tx, playerId)).coin })
  })
