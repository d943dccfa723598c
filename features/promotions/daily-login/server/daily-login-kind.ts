import * as v from 'valibot'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { dayRewardTable, giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'
import { dailyLoginTexts } from './messages/index.ts'

const coins = (count: number) => ({ items: [{ id: 2001, count, betRate: 3 }] })

export const dailyLoginKind = promotionKind({
  activityId: activityType.dailyLogin,
  key: 'login-bonus',
  title: dailyLoginTexts.title,
  texts: dailyLoginTexts,
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
      columns: [{ name: 'items', label: 'Reward', type: 'rewards', initial: [] }],
      initial: [100, 100, 200, 200, 300, 300, 800].map(coins),
    },
    { name: 'keepsRow', label: 'A missed day doesn’t restart the calendar', type: 'switch', initial: false },
    { name: 'restsAfterDays', label: 'Pauses this many days after the last deposit', type: 'whole', initial: 28 },
  ],
  cost: ({ days }) => {
    const costs = days.map(({ items }) => giftCost(items))
    return {
      expected: multiplyCentavos(sumCentavos(costs), 350n),
      worst: multiplyCentavos(sumCentavos(costs), 1_000n),
      assumed: 'One run of the calendar. Expected: 350 of 1,000 players log in every day. Worst case: all of them do.',
    }
  },
  rule: ({ days, keepsRow, restsAfterDays }, { messages, language }) => [
    {
      heading: messages.howItWorks,
      text: [
        formatMessage(messages.oneADay, { count: days.length }),
        keepsRow ? messages.missedDayKeeps : messages.missedDayRestarts,
        formatMessage(messages.pausesAfter, { count: restsAfterDays }),
      ],
      table: dayRewardTable(days, language),
    },
  ],
})
