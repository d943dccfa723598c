import * as v from 'valibot'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { multiplyCentavos, pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { promotionKind } from '#features/promotion/server/index.ts'
import { cashBack, rateFor } from '../rules.ts'

const rateMax = 150

export const cashBonusKind = promotionKind({
  key: 'cash-bonus',
  title: 'Daily cash back',
  asks: {},
  isRebate: true,
  terms: { sort: 41 },
  settings: v.object({
    rates: v.pipe(
      v.array(
        v.object({
          vip: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
          /** Hundredths of a percent. */
          rate: v.pipe(
            v.number(),
            v.integer(),
            v.minValue(0),
            v.maxValue(rateMax, 'Never more than 1.5% of a day.'),
            v.transform(basisPoints),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
    min: centavosIn,
    max: centavosIn,
    betRate: multiplierIn,
  }),
  fields: [
    {
      name: 'rates',
      label: 'Rates',
      type: 'rows',
      columns: [
        { name: 'vip', label: 'From VIP level', type: 'whole', initial: 0 },
        { name: 'rate', label: 'Rate', type: 'percent', initial: 10 },
      ],
      initial: [10, 15, 20, 25, 30, 35, 40, 45, 50].map((rate, vip) => ({ vip, rate })),
    },
    { name: 'min', label: 'Smallest sum', type: 'money', initial: 100 },
    { name: 'max', label: 'Largest sum of a day', type: 'money', initial: 100_000 },
    { name: 'betRate', label: 'How often it has to be staked', type: 'multiplier', initial: 1 },
  ],
  cost: ({ rates, ...bounds }) => {
    const terms = { rates, ...bounds }
    return {
      expected: multiplyCentavos(cashBack(pesos(2_000n), rateFor(terms, 0), terms), 250n),
      worst: multiplyCentavos(bounds.max, 1_000n),
      assumed:
        'One day: 250 of 1,000 players stake ₱2,000 at the lowest rate; at worst everybody gets the largest sum.',
    }
  },
  rule: ({ rates, min, max, betRate }) => [
    {
      heading: 'A part of yesterday comes back',
      text: [
        `From ${formatMoney(min)} to ${formatMoney(max)} a day, to be staked ${decimalOf(betRate)}×.`,
        'It is what was play of your bets yesterday, from midnight to midnight in Manila, times your rate. Claim it before midnight.',
        'Rounds that are voided later are taken off the next day. All cash back together is at most 1.5% of what you staked in a month.',
      ],
      table: { head: ['From VIP level', 'Rate'], rows: rates.map(({ vip, rate }) => [String(vip), percentText(rate)]) },
    },
  ],
})
