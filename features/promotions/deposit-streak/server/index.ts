import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  budgetCovers,
  type PromotionModule,
  type PromotionDependencies,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { depositStreakKind } from './deposit-streak-kind.ts'
import { readStreak } from '../contract.ts'
import { claimStreakHandler } from './claim-streak.ts'
import { fieldMeanings } from './field-meanings.ts'
import { makeUpStreakHandler } from './make-up-streak.ts'
import { markDeposits } from './mark-deposits.ts'
import { isLastStaked, streakOf, streakView } from './streak.ts'

/** A deposit on each of several days in a row. */
export const depositStreakFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({ kind: depositStreakKind, byHand: 'deposit' }),
  name: 'continuous-recharge',
  player: {
    handlers: [
      handle(readStreak, async ({ identity: { playerId }, now, tx }) => {
        const streak = await streakOf(tx, playerId)
        if (streak === undefined) return refuse('notOpen')
        const covers = await budgetCovers(tx, { promotion: streak.acting, playerId, now })
        return answer(streakView(streak, { isStaked: await isLastStaked(tx, playerId, streak.run), covers, now }))
      }),
      claimStreakHandler(needs),
      makeUpStreakHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  hooks: [markDeposits(needs)],
})
