import { answer, refuse } from '#core/contract/outcome.ts'
import {
  budgetCovers,
  claimReward,
  type PromotionDependencies,
  promotionOf,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { claimMilestone } from '../contract.ts'
import { refuseMilestone } from '../rules.ts'
import { fundKind } from './fund-kind.ts'
import { claimKeyOf, fundStanding, fundView, itemsOf } from './owned-pack.ts'

/** Grants the bonus of one reached milestone, once. */
export const claimMilestoneHandler = (needs: PromotionDependencies) =>
  handle(claimMilestone, async ({ input: { level }, identity: { playerId }, now, tx }) => {
    const acting = await promotionOf(tx, fundKind)
    if (acting === undefined) return refuse('notOpen')
    await lockBooks(tx, [playerId])
    const { row, settings, progress } = await fundStanding(tx, acting, playerId)
    const refusal = refuseMilestone(level, progress, { terms: settings, now })
    if (refusal !== undefined) return refuse(refusal)
    const milestone = settings.milestones.find((each) => each.level === level)
    if (milestone === undefined || row === undefined) return refuse('notEligible')

    const promotion = { ...acting, settings, version: row.version }
    const paidBy = progress.pack?.reference ?? null
    const claim = { playerId, promotion, claimKey: claimKeyOf(level), items: itemsOf(milestone, settings), now, paidBy }
    const given = await claimReward(tx, needs, claim)
    if (given.kind === 'refusal') return given
    const covers = await budgetCovers(tx, { promotion: acting, playerId, now })
    const after = await fundStanding(tx, acting, playerId)
    return answer({ ...fundView(acting, after, { now, covers }), items: [...given.items] })
  })
