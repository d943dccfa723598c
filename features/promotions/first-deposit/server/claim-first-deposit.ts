import { answer, refuse } from '#core/contract/outcome.ts'
import { claimReward, type PromotionDependencies } from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { claimFirstDeposit } from '../contract.ts'
import { type Purchase, refuseAward } from '../rules.ts'
import { firstDepositView } from './first-deposit-view.ts'
import { openPurchase, savePurchase } from './open-purchase.ts'

/** Grants one gift of a bought offer, once. */
export const claimFirstDepositHandler = (needs: PromotionDependencies) =>
  handle(claimFirstDeposit, async ({ input: { propId }, identity: { playerId }, now, tx }) => {
    const opened = await openPurchase(tx, { playerId, now })
    if (opened === undefined) return refuse('notOpen')
    const { purchase, offer, promotion, isOver } = opened
    const refusal = refuseAward(purchase, { propId, awards: offer.award, isOver })
    if (refusal !== undefined) return refuse(refusal)

    const items = offer.award.filter(({ id }) => id === propId)
    const paid = { isEarned: true, paidBy: purchase.reference } as const
    const claiming = { playerId, promotion, claimKey: `prop:${propId}`, items, now, ...paid }
    const given = await claimReward(tx, needs, claiming)
    if (given.kind === 'refusal') return given
    const claimed = [...purchase.claimed, propId]
    const after: Purchase = { ...purchase, claimed, status: claimed.length === offer.award.length ? 'done' : 'paid' }
    await savePurchase(tx, opened, after, now)
    // Only a bought offer can be claimed.
    return answer({ ...firstDepositView(opened, after, { now, covers: () => true }), items: [...given.items] })
  })
