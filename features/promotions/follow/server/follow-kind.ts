import * as v from 'valibot'
import { seconds } from '#core/clock/duration.ts'
import { rewardNamesIn } from '#core/reward/local-reward-name.ts'
import { lookLasts } from '../rules.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { applyBasisPoints, percent } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'
import { followTexts } from './messages/index.ts'

const coins = [{ id: 2001, count: 200, betRate: 1 }]
const points = [{ id: 2002, count: 10_000 }]

export const followKind = promotionKind({
  activityId: activityType.followRewards,
  key: 'follow',
  title: followTexts.title,
  texts: followTexts,
  asks: { recharge: true, oncePerCluster: true },
  terms: { sort: 70, budget: { weekly: wireCentavos(200_000) } },
  settings: v.object({
    channels: v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
          channel: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
          items: v.pipe(rewardItemsIn, v.minLength(1, 'Add a reward.')),
          code: v.pipe(v.string(), v.trim(), v.maxLength(40)),
        }),
      ),
      v.maxLength(12),
      v.check((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Each number can be used only once.'),
    ),
  }),
  fields: [
    {
      name: 'channels',
      label: 'Channels',
      type: 'rows',
      columns: [
        { name: 'id', label: 'Number', type: 'whole', initial: 1 },
        { name: 'channel', label: 'Channel', type: 'text', initial: 'facebook' },
        { name: 'items', label: 'Reward', type: 'rewards', initial: coins },
        { name: 'code', label: 'Code posted on the channel', type: 'text', initial: '' },
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
      assumed:
        'Expected: 30% of players follow every channel. Worst case: all of them do; the weekly budget spreads the cost.',
    }
  },
  rule: ({ channels }, { messages, language }) => [
    {
      heading: messages.howItWorks,
      text: [formatMessage(messages.onceEach, { seconds: lookLasts / seconds(1) })],
      table: {
        head: [messages.channel, messages.reward],
        rows: channels.map(({ channel, items }) => [channel, rewardNamesIn(items, language)]),
      },
    },
  ],
})
