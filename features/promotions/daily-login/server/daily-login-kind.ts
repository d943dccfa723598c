import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { rewardName, stakedText } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'

const coins = (count: number) => ({ items: [{ id: 2001, count, betRate: 3 }] })

export const dailyLoginKind = promotionKind({
  activityId: activityType.dailyLogin,
  key: 'login-bonus',
  title: 'Daily login',
  asks: { mobile: true },
  terms: { sort: 40 },
  settings: v.object({
    days: v.pipe(v.array(v.object({ items: rewardItemsIn })), v.minLength(1), v.maxLength(31)),
    keepsRow: v.boolean(),
    restsAfterDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  }),
  fields: [
    {
      name: 'days',
      label: 'Days',
      type: 'rows',
      columns: [{ name: 'items', label: 'What is given', type: 'rewards', initial: [] }],
      initial: [100, 100, 200, 200, 300, 300, 800].map(coins),
    },
    { name: 'keepsRow', label: 'A missed day keeps the row', type: 'switch', initial: false },
    { name: 'restsAfterDays', label: 'Rests so many days after the last deposit', type: 'whole', initial: 28 },
  ],
  cost: ({ days }) => {
    const costs = days.map(({ items }) => giftCost(items))
    return {
      expected: multiplyCentavos(sumCentavos(costs), 350n),
      worst: multiplyCentavos(sumCentavos(costs), 1_000n),
      assumed: 'One row of days: 350 of 1,000 players come on every day of it; at worst all do.',
    }
  },
  rule: ({ days, keepsRow, restsAfterDays }) => [
    {
      heading: 'How it works',
      text: [
        `Claim one reward each day you log in, for ${days.length} days. Then the days start again.`,
        keepsRow
          ? 'If you miss a day, you continue where you stopped.'
          : 'If you miss a day, you start again at day 1.',
        `Rewards pause ${restsAfterDays} days after your last deposit, or after you sign up if you haven’t deposited.`,
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
