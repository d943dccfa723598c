import { weekPeriod } from '#core/clock/period.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import type { BudgetAt } from '#features/promotions/kit/server/index.ts'
import { bonusOf, nextBonus, stepStatus } from '../rules.ts'
import type { climbOf } from './climb.ts'

type Standing = NonNullable<Awaited<ReturnType<typeof climbOf>>>

/** The player's view of the ladder. */
export function ladderView({ promotion: { settings }, climb, wasReset }: Standing, { now, covers }: BudgetAt) {
  return {
    steps: settings.steps.map((each, index) => {
      const bonus = bonusOf(each, settings, climb.granted)
      return {
        step: index + 1,
        price: each.price,
        items: bonus > 0n ? [{ id: coinItem, count: Number(bonus), betRate: settings.betRate }] : [],
        status: stepStatus(climb, index + 1, settings),
      }
    }),
    isSoldOut: !covers(nextBonus(climb, settings)),
    wasReset,
    expireTime: weekPeriod(now).endsAt,
    now,
  }
}
