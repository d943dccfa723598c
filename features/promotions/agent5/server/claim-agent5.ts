import { answer, refuse } from '#core/contract/outcome.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { payCommission, termsOfSettings } from '#features/promotions/commission/server/index.ts'
import { claimReward, promotionOf, type PromotionDependencies } from '#features/promotions/kit/server/index.ts'
import { balancesOf, lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Instant } from '#core/clock/instant.ts'
import { handle } from '#platform/http/handle.ts'
import { claimAgent5 } from '../contract.ts'
import { refuseStage } from '../rules.ts'
import { agent5Kind } from './agent5-kind.ts'
import { type Agent5, stageKey, stagesOf } from './friends.ts'

export const claimAgent5Handler = (needs: PromotionDependencies) =>
  handle(claimAgent5, async ({ input: { type, id }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, agent5Kind)
    if (promotion === undefined) return refuse('notOpen')
    const terms = termsOfSettings(promotion.settings)
    const paid =
      type === 'commission'
        ? await payCommission(tx, needs, { playerId, promotion, terms, now })
        : await claimStage(tx, needs, { playerId, promotion, need: id, now })
    if (paid.kind === 'refusal') return paid
    const { kind: state, amount, items } = paid
    return answer({ state, amount, items: [...items], coin: (await balancesOf(tx, playerId)).coin })
  })

type StageClaim = {
  readonly playerId: bigint
  readonly promotion: Agent5
  readonly need: number | undefined
  readonly now: Instant
}

async function claimStage(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, promotion, need, now }: StageClaim,
) {
  await lockBooks(tx, [playerId])
  const { stages, cashBetRate: betRate } = promotion.settings
  const stage = stages.find((each) => each.need === need)
  const refusal = refuseStage(stage, await stagesOf(tx, playerId))
  if (refusal !== undefined || stage === undefined) return refuse(refusal ?? 'notEligible')
  const items = [{ id: coinItem, count: Number(stage.amount), betRate }]
  const given = await claimReward(tx, needs, { playerId, promotion, claimKey: stageKey(stage.need), items, now })
  return given.kind === 'refusal' ? given : { kind: 'paid' as const, amount: stage.amount, items: given.items }
}
