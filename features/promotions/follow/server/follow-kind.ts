import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { applyBasisPoints, percent } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'
import type { FollowTerms } from '../rules.ts'

const coins = [{ id: 2001, count: 200, betRate: 1 }]
const points = [{ id: 2002, count: 10_000 }]

export const followKind = promotionKind<FollowTerms>({
  activityId: activityType.followRewards,
  key: 'follow',
  title: 'Follow us',
  asks: { recharge: true, oncePerCluster: true },
  terms: { sort: 70, budget: { weekly: wireCentavos(200_000) } },
  settings: v.object({
    channels: v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
          channel: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
          items: v.pipe(rewardItemsIn, v.minLength(1, 'Say what it gives.')),
          code: v.pipe(v.string(), v.trim(), v.maxLength(40)),
        }),
      ),
      v.maxLength(12),
      v.check((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'An id is there twice.'),
    ),
  }),
  fields: [
    {
      name: 'channels',
      label: 'Channels, by the names of the social media',
      type: 'rows',
      columns: [
        { name: 'id', label: 'Number', type: 'whole', initial: 1 },
        { name: 'channel', label: 'Channel', type: 'text', initial: 'facebook' },
        { name: 'items', label: 'Gift', type: 'rewards', initial: coins },
        { name: 'code', label: 'Code posted there', type: 'text', initial: '' },
      ],
      initial: [
        { id: 1, channel: 'facebook', items: coins, code: '' },
        { id: 2, channel: 'telegram', items: coins, code: '' },
        { id: 3, channel: 'instagram', items: points, code: '' },
        { id: 4, channel: 'youtube', items: points, code: '' },
      ],
    },
  ],
  cost: ({ channels }) => {
    const all = centavos(giftCost(channels.flatMap(({ items }) => items)) * 1_000n)
    return {
      expected: applyBasisPoints(all, percent(30), divFloor),
      worst: all,
      assumed: 'Expected: three players in ten follow everything. Worst: all of them; the budget of a week spreads it.',
    }
  },
  rule: ({ channels }) => [
    {
      heading: 'How it works',
      text: ['Open a channel, follow it, and claim your reward after 10 seconds. Once per channel.'],
      table: {
        head: ['Channel', 'Reward'],
        rows: channels.map(({ channel, items }) => [channel, items.map(rewardName).join(', ')]),
      },
    },
  ],
})
