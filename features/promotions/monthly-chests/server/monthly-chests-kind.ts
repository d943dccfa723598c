import * as v from 'valibot'
import { letterDays } from '../rules.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { earnedRewardTable, giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'
import { monthlyChestsTexts } from './messages/index.ts'

const tier = (id: number, need: number, coins: number) => ({
  id,
  need,
  items: [{ id: 2001, count: coins, betRate: 3 }],
})

export const monthlyChestsKind = promotionKind({
  activityId: activityType.monthlyChests,
  key: 'accumulated-recharge',
  title: monthlyChestsTexts.title,
  texts: monthlyChestsTexts,
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
      v.check(
        (tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length,
        'Each number can be used only once.',
      ),
    ),
  }),
  fields: [
    {
      name: 'tiers',
      label: 'Chests',
      type: 'rows',
      columns: [
        { name: 'id', label: 'Number', type: 'whole', initial: 1 },
        { name: 'need', label: 'Deposits in the month', type: 'money', initial: 50_000 },
        { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
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
      assumed:
        'One month. Expected: 200, 80, 30, 12, 2 and 1 of 1,000 players reach chests 1 to 6. Worst case: every player reaches all chests.',
    }
  },
  rule: ({ tiers }, { messages, language }) => [
    {
      heading: messages.howItWorks,
      text: [messages.whatCounts, formatMessage(messages.monthEnd, { days: letterDays })],
      table: earnedRewardTable(
        messages.deposits,
        tiers.map(({ need, items }) => ({ by: formatMoney(need), items })),
        language,
      ),
    },
  ],
})

const reachers: readonly bigint[] = [200n, 80n, 30n, 12n, 2n, 1n]
