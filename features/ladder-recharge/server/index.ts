import { weekPeriod } from '#core/clock/period.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import {
  activityRefusalTexts,
  isOpen,
  type PromotionDoor,
  type PromotionNeeds,
  servedPromotion,
} from '#features/promotion/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readLadder } from '../contract.ts'
import { bonusOf, stepStatus } from '../rules.ts'
import { climbDeposits } from './climb-deposits.ts'
import { climbOf } from './climb.ts'
import { ladderKind } from './ladder-kind.ts'

/** Deposits that rise step by step, and a bonus with each. */
export const ladderRecharge = (needs: PromotionNeeds): PromotionDoor => ({
  served: servedPromotion({ kind: ladderKind }),
  feature: {
    name: 'ladder-recharge',
    handlers: [
      handle(readLadder, async ({ identity: { playerId }, now, tx }) => {
        const standing = await climbOf(tx, { playerId, now })
        if (standing === undefined || !isOpen(standing.promotion, now)) return refuse('notOpen')
        const { promotion, climb, wasReset } = standing
        const { settings } = promotion
        return answer({
          steps: settings.steps.map((each, place) => {
            const bonus = bonusOf(each, settings, climb.granted)
            return {
              step: place + 1,
              price: each.price,
              items: bonus > 0n ? [{ id: coinItem, count: Number(bonus), betRate: settings.betRate }] : [],
              status: stepStatus(climb, place + 1, settings),
            }
          }),
          wasReset,
          expireTime: weekPeriod(now).endsAt,
          now,
        })
      }),
    ],
    refusalTexts: activityRefusalTexts,
  },
  hooks: [climbDeposits(needs)],
})
