import * as v from 'valibot'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import {
  amountAboveZeroIn,
  dayRewardTable,
  giftCost,
  promotionKind,
  wholeIn,
} from '#features/promotions/kit/server/index.ts'
import { depositStreakTexts } from './messages/index.ts'

const coins = (count: number) => ({ items: [{ id: 2001, count, betRate: 3 }] })

export const depositStreakKind = promotionKind({
  activityId: activityType.depositStreak,
  key: 'continuous-recharge',
  title: depositStreakTexts.title,
  texts: depositStreakTexts,
  asks: {},
  isGreen: true,
  terms: { sort: 50, audience: { inGreenMode: true } },
  settings: v.object({
    need: amountAboveZeroIn,
    days: v.pipe(v.array(v.object({ items: v.pipe(rewardItemsIn, v.minLength(1)) })), v.minLength(2), v.maxLength(31)),
    graceDays: wholeIn(0, 30),
    makeUpPoints: wholeIn(0, 100_000_000),
  }),
  fields: [
    { name: 'need', label: 'Deposit needed to complete a day', type: 'money', initial: 10_000 },
    {
      name: 'days',
      label: 'Days',
      type: 'rows',
      columns: [{ name: 'items', label: 'Reward of the day', type: 'rewards', initial: [] }],
      initial: [500, 500, 1_000, 1_000, 1_500, 1_500, 5_000].map(coins),
    },
    { name: 'graceDays', label: 'Days to claim after the last completed day', type: 'whole', initial: 2 },
    {
      name: 'makeUpPoints',
      label: 'Price of making up a missed day',
      hint: '0 if a missed day can’t be made up.',
      type: 'points',
      initial: 50_000,
    },
  ],
  cost: ({ days }) => {
    const costs = days.map(({ items }) => giftCost(items))
    return {
      expected: sumCentavos(costs.map((cost, index) => multiplyCentavos(cost, BigInt(streakersOn(index))))),
      worst: multiplyCentavos(sumCentavos(costs), 1_000n),
      assumed:
        'One streak. Expected: 200 of 1,000 players complete the first day, and three quarters continue each day after it. Worst case: all players complete every day.',
    }
  },
  rule: ({ need, days, graceDays, makeUpPoints }, { messages, language }) => [
    {
      heading: formatMessage(messages.daysInARow, { days: days.length }),
      text: [
        formatMessage(messages.completesDay, { amount: formatMoney(need) }),
        messages.playthroughFirst,
        messages.missedDay,
        ...(makeUpPoints === 0 ? [] : [formatMessage(messages.makeUp, { points: formatHundredths(makeUpPoints) })]),
        graceDays === 0 ? messages.claimSameDay : formatMessage(messages.claimWithin, { count: graceDays }),
      ],
      table: dayRewardTable(days, language),
    },
  ],
})

const streakersOn = (index: number): number => Math.floor(200 * 0.75 ** index)
