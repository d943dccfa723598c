import { weekPeriod } from '#core/clock/period.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import type { BudgetAt } from '#features/promotions/kit/server/index.ts'
import { bonusOf, nextBonus, stepStatus } from '../rules.ts'
import type { climbOf } from './climb.ts'

type Standing = NonNullable<Awaited<ReturnType<typeof climbOf>>>

/** The player's view of the ladder. */
export function ladderView({ promotion: { settings }, climb, wasReset }: Standing, { now, holds }: BudgetAt) {
  return {
    steps: settings.steps.map((each, place) => {
      const bonus = bonusOf(each, settings, climb.granted)
      return {
        step: place + 1,
        price: each.price,
        items: bonus > 0n ? [{ id: coinItem, count: Number(bonus), betRate: settings.betRate }] : [],
        status: stepStatus(climb, place + 1, settings),
      }
    }),
    isSoldOut: !holds(nextBonus(climb, settings)),
    wasReset,
    expireTime: weekPeriod(now).endsAt,
    now,
  }
}
