import { answer, refuse } from '#core/contract/outcome.ts'
import { claimReward, type PromotionDependencies } from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { claimFirstDeposit } from '../contract.ts'
import { type Charge, refuseAward } from '../rules.ts'
import { firstDepositView } from './first-deposit-view.ts'
import { openCharge, saveCharge } from './open-charge.ts'

/** Grants one gift of a bought offer, once. */
export const claimFirstDepositHandler = (needs: PromotionDependencies) =>
  handle(claimFirstDeposit, async ({ input: { propId }, identity: { playerId }, now, tx }) => {
    const opened = await openCharge(tx, { playerId, now })
    if (opened === undefined) return refuse('notOpen')
    const { charge, offer, promotion, isOver } = opened
    const refusal = refuseAward(charge, { propId, awards: offer.award, isOver })
    if (refusal !== undefined) return refuse(refusal)

    const items = offer.award.filter(({ id }) => id === propId)
    const paid = { isEarned: true, paidBy: charge.reference } as const
    const claiming = { playerId, promotion, claimKey: `prop:${propId}`, items, now, ...paid }
    const given = await claimReward(tx, needs, claiming)
    if (given.kind === 'refusal') return given
    const claimed = [...charge.claimed, propId]
    const after: Charge = { ...charge, claimed, status: claimed.length === offer.award.length ? 'done' : 'paid' }
    await saveCharge(tx, opened, after, now)
    // Only a bought offer can be claimed.
    return answer({ ...firstDepositView(opened, after, { now, holds: () => true }), items: [...given.items] })
  })
