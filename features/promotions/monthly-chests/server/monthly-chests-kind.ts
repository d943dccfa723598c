import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardName, stakedText } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'

const tier = (id: number, need: number, coins: number) => ({
  id,
  need,
  items: [{ id: 2001, count: coins, betRate: 3 }],
})

export const monthlyChestsKind = promotionKind({
  activityId: activityType.monthlyChests,
  key: 'accumulated-recharge',
  title: 'Monthly chests',
  asks: {},
  isGreen: true,
  terms: { sort: 60, audience: { inGreenMode: true } },
  settings: v.object({
    tiers: v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
          need: centavosIn,
          items: v.pipe(rewardItemsIn, v.minLength(1)),
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
      v.check((tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length, 'A number is there twice.'),
    ),
  }),
  fields: [
    {
      name: 'tiers',
      label: 'Chests',
      type: 'rows',
      columns: [
        { name: 'id', label: 'Number', type: 'whole', initial: 1 },
        { name: 'need', label: 'Deposited in the month', type: 'money', initial: 50_000 },
        { name: 'items', label: 'What is in it', type: 'rewards', initial: [] },
      ],
      initial: [
        tier(1, 50_000, 1_000),
        tier(2, 200_000, 4_000),
        tier(3, 500_000, 12_000),
        tier(4, 1_000_000, 28_000),
        tier(5, 5_000_000, 150_000),
        tier(6, 10_000_000, 320_000),
      ],
    },
  ],
  cost: ({ tiers }) => {
    const costs = tiers.map(({ items }) => giftCost(items))
    return {
      expected: sumCentavos(costs.map((cost, index) => multiplyCentavos(cost, reachers[index] ?? 0n))),
      worst: multiplyCentavos(sumCentavos(costs), 1_000n),
      assumed: 'A month: 200, 80, 30, 12, 2 and 1 of 1,000 players reach the chests in their order.',
    }
  },
  rule: ({ tiers }) => [
    {
      heading: 'How it works',
      text: [
        'A deposit counts after its 1× playthrough. A refunded deposit no longer counts.',
        'Months follow Manila time. Chests you reached but didn’t open are sent to your inbox after the month ends. Claim them there within 7 days.',
      ],
      table: {
        head: ['Deposits', 'Reward', 'Playthrough'],
        rows: tiers.flatMap(({ need, items }) =>
          items.map((item) => [formatMoney(need), rewardName(item), stakedText(item)]),
        ),
      },
    },
  ],
})

const reachers: readonly bigint[] = [200n, 80n, 30n, 12n, 2n, 1n]
