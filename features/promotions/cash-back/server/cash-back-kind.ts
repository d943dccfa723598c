import * as v from 'valibot'
import { formatMessage } from '#core/message/format-message.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { multiplyCentavos, pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { playCap, promotionKind } from '#features/promotions/kit/server/index.ts'
import { cashBack } from '../rules.ts'
import { cashBackTexts } from './messages/index.ts'

const rateMax = 150

export const cashBackKind = promotionKind({
  key: 'cash-bonus',
  title: cashBackTexts.title,
  texts: cashBackTexts,
  asks: {},
  isRebate: true,
  terms: { sort: 41 },
  settings: v.object({
    /** Hundredths of a percent. */
    rate: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(rateMax, 'Enter 1.5% or less.'),
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
      hint: 'The base rate of all players. Set higher rates for VIP levels in the VIP promotion.',
      type: 'percent',
      initial: 10,
    },
    { name: 'min', label: 'Minimum per day', type: 'money', initial: 100 },
    { name: 'max', label: 'Maximum per day', type: 'money', initial: 100_000 },
    { name: 'betRate', label: 'Playthrough (×)', type: 'multiplier', initial: 1 },
  ],
  cost: (terms) => ({
    expected: multiplyCentavos(cashBack(pesos(2_000n), terms.rate, terms), 250n),
    worst: multiplyCentavos(terms.max, 1_000n),
    assumed:
      'One day. Expected: 250 of 1,000 players bet ₱2,000 at the base rate. Worst case: every player gets the daily maximum.',
  }),
  rule: ({ rate, min, max, betRate }, { messages }) => [
    {
      heading: messages.onBetsOfYesterday,
      text: [
        formatMessage(messages.fromTo, { min: formatMoney(min), max: formatMoney(max), times: decimalOf(betRate) }),
        formatMessage(messages.yourRate, { rate: percentText(rate) }),
        messages.howMuch,
        formatMessage(messages.voidedAndCap, { cap: percentText(playCap) }),
      ],
    },
  ],
})
