import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardName, stakedText } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'

const coins = (count: number) => ({ items: [{ id: 2001, count, betRate: 3 }] })
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

export const depositStreakKind = promotionKind({
  activityId: activityType.depositStreak,
  key: 'continuous-recharge',
  title: 'Deposit streak',
  asks: {},
  isGreen: true,
  terms: { sort: 50, audience: { inGreenMode: true } },
  settings: v.object({
    need: v.pipe(
      centavosIn,
      v.check((need) => need > 0n, 'A day is marked by a deposit.'),
    ),
    days: v.pipe(v.array(v.object({ items: v.pipe(rewardItemsIn, v.minLength(1)) })), v.minLength(2), v.maxLength(31)),
    graceDays: whole(0, 30),
    makeUpPoints: whole(0, 100_000_000),
  }),
  fields: [
    { name: 'need', label: 'Deposit that marks a day', type: 'money', initial: 10_000 },
    {
      name: 'days',
      label: 'Days',
      type: 'rows',
      columns: [{ name: 'items', label: 'Gift of the day', type: 'rewards', initial: [] }],
      initial: [500, 500, 1_000, 1_000, 1_500, 1_500, 5_000].map(coins),
    },
    { name: 'graceDays', label: 'Days to claim after the last marked one', type: 'whole', initial: 2 },
    {
      name: 'makeUpPoints',
      label: 'Hundredths of points that make up one missed day',
      hint: '0: a missed day cannot be made up.',
      type: 'whole',
      initial: 50_000,
    },
  ],
  cost: ({ days }) => {
    const costs = days.map(({ items }) => giftCost(items))
    return {
      expected: sumCentavos(costs.map((cost, index) => multiplyCentavos(cost, BigInt(streakersOn(index))))),
      worst: multiplyCentavos(sumCentavos(costs), 1_000n),
      assumed: 'One run: 200 of 1,000 players mark the first day, and on each later day three quarters of them go on.',
    }
  },
  rule: ({ need, days, graceDays, makeUpPoints }) => [
    {
      heading: `Deposit on ${days.length} days in a row`,
      text: [
        `Your first deposit of ${formatMoney(need)} or more on a day completes that day when it is paid.`,
        'Before you can complete the next day, finish the 1× playthrough of your last deposit.',
        'If you miss a day, your streak ends and your next deposit starts a new one.',
        ...(makeUpPoints === 0
          ? []
          : [
              `Once per streak, you can make up for yesterday with ${formatHundredths(makeUpPoints)} points. The day counts, without its reward.`,
            ]),
        `Claim rewards within ${graceDays === 1 ? '1 day' : `${graceDays} days`} of your last completed day. If a deposit is refunded, its reward is taken back.`,
      ],
      table: {
        head: ['Day', 'Reward', 'Playthrough'],
        rows: days.flatMap(({ items }, index) =>
          items.map((item) => [String(index + 1), rewardName(item), stakedText(item)]),
        ),
      },
    },
  ],
})

const streakersOn = (index: number): number => Math.floor(200 * 0.75 ** index)
