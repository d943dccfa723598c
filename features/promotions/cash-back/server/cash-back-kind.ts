import * as v from 'valibot'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { multiplyCentavos, pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { promotionKind } from '#features/promotions/kit/server/index.ts'
import { cashBack } from '../rules.ts'

const rateMax = 150

export const cashBackKind = promotionKind({
  key: 'cash-bonus',
  title: 'Cash back',
  asks: {},
  isRebate: true,
  terms: { sort: 41 },
  settings: v.object({
    /** Hundredths of a percent. */
    rate: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(rateMax, 'Never more than 1.5% of a day.'),
      v.transform(basisPoints),
    ),
    min: centavosIn,
    max: centavosIn,
    betRate: multiplierIn,
  }),
  fields: [
    {
      name: 'rate',
      label: 'Rate',
      hint: 'Everybody’s. VIP levels with a higher rate are set on the VIP ladder.',
      type: 'percent',
      initial: 10,
    },
    { name: 'min', label: 'Smallest sum', type: 'money', initial: 100 },
    { name: 'max', label: 'Largest sum of a day', type: 'money', initial: 100_000 },
    { name: 'betRate', label: 'How often it has to be staked', type: 'multiplier', initial: 1 },
  ],
  cost: (terms) => ({
    expected: multiplyCentavos(cashBack(pesos(2_000n), terms.rate, terms), 250n),
    worst: multiplyCentavos(terms.max, 1_000n),
    assumed: 'One day: 250 of 1,000 players stake ₱2,000 at everybody’s rate; at worst everybody gets the largest sum.',
  }),
  rule: ({ rate, min, max, betRate }) => [
    {
      heading: 'Cash back on yesterday’s bets',
      text: [
        `You can get from ${formatMoney(min)} to ${formatMoney(max)} a day, with ${decimalOf(betRate)}× playthrough.`,
        `Your rate is ${percentText(rate)}, or your VIP level’s rate if that is higher.`,
        'Cash back is your rate times your eligible bets of yesterday, from midnight to midnight, Manila time. Claim it before midnight.',
        'Rounds voided later are deducted the next day. All rebates together are at most 1.5% of what you bet in a month.',
      ],
    },
  ],
})
