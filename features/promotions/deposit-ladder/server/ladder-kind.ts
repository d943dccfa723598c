import * as v from 'valibot'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { minCentavos, multiplyCentavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { amountAboveZeroIn, promotionKind } from '#features/promotions/kit/server/index.ts'
import { bonusOf } from '../rules.ts'
import { ladderTexts } from './messages/index.ts'

const step = v.object({
  price: amountAboveZeroIn,
  rate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000), v.transform(basisPoints)),
})

export const ladderKind = promotionKind({
  activityId: activityType.depositLadder,
  key: 'ladder-recharge',
  title: ladderTexts.title,
  texts: ladderTexts,
  asks: {},
  terms: { sort: 20 },
  settings: v.object({
    steps: v.pipe(
      v.array(step),
      v.minLength(2),
      v.maxLength(8),
      v.check(
        (steps) => steps.every(({ price }, index) => price > (steps[index - 1]?.price ?? zeroCentavos)),
        'Each step asks for more than the one before.',
      ),
    ),
    bonusMax: amountAboveZeroIn,
    weekMax: amountAboveZeroIn,
    betRate: multiplierIn,
  }),
  fields: [
    {
      name: 'steps',
      label: 'Steps',
      type: 'rows',
      columns: [
        { name: 'price', label: 'Deposit', type: 'money', initial: 10_000 },
        { name: 'rate', label: 'Bonus', type: 'percent', initial: 1_000 },
      ],
      initial: [
        { price: 10_000, rate: 1_000 },
        { price: 30_000, rate: 1_200 },
        { price: 50_000, rate: 1_500 },
        { price: 100_000, rate: 1_800 },
        { price: 300_000, rate: 2_000 },
      ],
    },
    { name: 'bonusMax', label: 'Maximum bonus per step', type: 'money', initial: 60_000 },
    {
      name: 'weekMax',
      label: 'Maximum bonus per week',
      hint: 'A player who withdraws restarts at step 1 and can earn bonuses again up to this maximum.',
      type: 'money',
      initial: 90_100,
    },
    { name: 'betRate', label: 'Playthrough of the bonus (×)', type: 'multiplier', initial: 5 },
  ],
  cost: (terms) => {
    const costs = terms.steps.map((each) => bonusOf(each, terms, zeroCentavos))
    return {
      expected: sumCentavos(costs.map((cost, index) => multiplyCentavos(cost, climbers[index] ?? 1n))),
      worst: multiplyCentavos(minCentavos(terms.weekMax, multiplyCentavos(sumCentavos(costs), climbsInWeek)), 1_000n),
      assumed:
        'One week. Expected: 150, 60, 25, 8 and 2 of 1,000 players complete steps 1 to 5. Worst case: every player gets the weekly maximum.',
    }
  },
  rule: ({ betRate, weekMax, ...terms }, { messages }) => [
    {
      heading: messages.howItWorks,
      text: [
        messages.depositThePrice,
        formatMessage(messages.bonusPlaythrough, { times: decimalOf(betRate) }),
        messages.restarts,
        formatMessage(messages.weekMax, { max: formatMoney(weekMax) }),
        messages.couponsAndRefunds,
      ],
      table: {
        head: [messages.step, messages.deposit, messages.bonus],
        rows: terms.steps.map((each, index) => [
          String(index + 1),
          formatMoney(each.price),
          formatMessage(messages.amountAndShare, {
            amount: formatMoney(bonusOf(each, { ...terms, weekMax }, zeroCentavos)),
            share: percentText(each.rate),
          }),
        ]),
      },
    },
  ],
})

const climbers: readonly bigint[] = [150n, 60n, 25n, 8n, 2n]
// More climbs than a week has time for: the week's limit is what counts.
const climbsInWeek = 100n
