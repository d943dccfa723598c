import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos } from '#core/money/centavos.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind, rewardTable } from '#features/promotions/kit/server/index.ts'
import { bindRewardTexts } from './messages/index.ts'

export const bindRewardKind = promotionKind({
  activityId: activityType.bind,
  key: 'bind',
  title: bindRewardTexts.title,
  texts: bindRewardTexts,
  asks: { mobile: true, oncePerCluster: true },
  terms: { sort: 20 },
  settings: v.object({ items: rewardItemsIn }),
  fields: [
    {
      name: 'items',
      label: 'Reward',
      type: 'rewards',
      initial: [{ id: 2001, count: 1_000, betRate: 3 }],
    },
  ],
  cost: ({ items }) => ({
    expected: multiplyCentavos(giftCost(items), 600n),
    worst: multiplyCentavos(giftCost(items), 1_000n),
    assumed: 'Expected: 600 of 1,000 players add a mobile number after registration. Worst case: all of them do.',
  }),
  rule: ({ items }, { messages, language }) => [
    { heading: messages.whatYouGet, text: [messages.getItAtOnce], table: rewardTable(items, language) },
    { heading: messages.oncePerNumber, text: [messages.whicheverAccount] },
  ],
})
