import * as v from 'valibot'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { dayRewardTable, giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'
import { welcomeCalendarTexts } from './messages/index.ts'

const coins = (count: number) => ({ items: [{ id: 2001, count, betRate: 5 }] })

export const welcomeCalendarKind = promotionKind({
  activityId: activityType.welcomeCalendar,
  key: 'free-sign',
  title: welcomeCalendarTexts.title,
  texts: welcomeCalendarTexts,
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
      columns: [{ name: 'items', label: 'Reward', type: 'rewards', initial: [] }],
      initial: [100, 100, 100, 200, 200, 300, 1_000].map(coins),
    },
    { name: 'lastsDays', label: 'Days open after registration', type: 'whole', initial: 10 },
    { name: 'lastNeedsDeposit', label: 'Deposit needed for the last day', type: 'money', initial: 10_000 },
  ],
  cost: ({ days }) => {
    const costs = days.map(({ items }) => giftCost(items))
    return {
      // Of 1,000 who start, a fifth of the rest drops out each day; one in four reaches the last with a deposit.
      expected: sumCentavos(costs.map((cost, day) => multiplyCentavos(cost, BigInt(comersOf(day, costs.length))))),
      worst: multiplyCentavos(sumCentavos(costs), 1_000n),
      assumed:
        'Expected: each day, 80% of the previous day’s players return; half of those who reach the last day have deposited. Worst case: all players claim every day.',
    }
  },
  rule: ({ days, lastsDays, lastNeedsDeposit }, { messages, language }) => [
    {
      heading: messages.howItWorks,
      text: [
        formatMessage(messages.oneADay, { count: days.length, window: lastsDays }),
        ...(lastNeedsDeposit > 0n
          ? [formatMessage(messages.lastNeedsDeposit, { amount: formatMoney(lastNeedsDeposit) })]
          : []),
      ],
      table: dayRewardTable(days, language),
    },
  ],
})

const comersOf = (day: number, days: number): number => Math.round(1_000 * 0.8 ** day * (day === days - 1 ? 0.5 : 1))
