import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos } from '#core/money/centavos.ts'
import { rewardName, stakedText } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'

export const bindRewardKind = promotionKind({
  activityId: activityType.bind,
  key: 'bind',
  title: 'Add mobile number',
  asks: { mobile: true, oncePerCluster: true },
  terms: { sort: 20 },
  settings: v.object({ items: rewardItemsIn }),
  fields: [
    {
      name: 'items',
      label: 'What is given',
      type: 'rewards',
      initial: [{ id: 2001, count: 1_000, betRate: 3 }],
    },
  ],
  cost: ({ items }) => ({
    expected: multiplyCentavos(giftCost(items), 600n),
    worst: multiplyCentavos(giftCost(items), 1_000n),
    assumed: '600 of 1,000 players bind a number after registration.',
  }),
  rule: ({ items }) => [
    {
      heading: 'What you get',
      text: ['Add your mobile number and enter the code we send to it. You get the reward right away, once.'],
      table: { head: ['Reward', 'Playthrough'], rows: items.map((item) => [rewardName(item), stakedText(item)]) },
    },
    {
      heading: 'One number, one reward',
      text: ['Each mobile number can be rewarded once, whichever account adds it.'],
    },
  ],
})
