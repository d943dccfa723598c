import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardName, stakedText } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'

const coins = (count: number) => ({ items: [{ id: 2001, count, betRate: 5 }] })

export const welcomeCalendarKind = promotionKind({
  activityId: activityType.welcomeCalendar,
  key: 'free-sign',
  title: 'Welcome calendar',
  asks: { oncePerCluster: true },
  isGreen: true,
  terms: { sort: 30, audience: { inGreenMode: true } },
  settings: v.object({
    days: v.pipe(v.array(v.object({ items: rewardItemsIn })), v.minLength(1), v.maxLength(31)),
    lastsDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
    lastNeedsDeposit: centavosIn,
  }),
  fields: [
    {
      name: 'days',
      label: 'Days',
      type: 'rows',
      columns: [{ name: 'items', label: 'What is given', type: 'rewards', initial: [] }],
      initial: [100, 100, 100, 200, 200, 300, 1_000].map(coins),
    },
    { name: 'lastsDays', label: 'Days after registration until it ends', type: 'whole', initial: 10 },
    { name: 'lastNeedsDeposit', label: 'The last day needs a deposit of', type: 'money', initial: 10_000 },
  ],
  cost: ({ days }) => {
    const costs = days.map(({ items }) => giftCost(items))
    return {
      // Of 1,000 who start, a fifth of the rest drops out each day; one in four reaches the last with a deposit.
      expected: sumCentavos(costs.map((cost, day) => multiplyCentavos(cost, BigInt(comersOf(day, costs.length))))),
      worst: multiplyCentavos(sumCentavos(costs), 1_000n),
      assumed:
        'Each day 80% of those of the day before come again; of those who reach the last day half have deposited.',
    }
  },
  rule: ({ days, lastsDays, lastNeedsDeposit }) => [
    {
      heading: 'How it works',
      text: [
        `Claim one reward each day you log in, ${days.length} in all, within ${lastsDays} days of signing up.`,
        ...(lastNeedsDeposit > 0n
          ? [`For the last reward, make one deposit of ${formatMoney(lastNeedsDeposit)} or more.`]
          : []),
      ],
      table: {
        head: ['Day', 'Reward', 'Playthrough'],
        rows: days.flatMap(({ items }, day) =>
          items.map((item) => [String(day + 1), rewardName(item), stakedText(item)]),
        ),
      },
    },
  ],
})

const comersOf = (day: number, days: number): number => Math.round(1_000 * 0.8 ** day * (day === days - 1 ? 0.5 : 1))
