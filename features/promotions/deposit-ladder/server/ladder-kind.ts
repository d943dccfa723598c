import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { minCentavos, multiplyCentavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { promotionKind } from '#features/promotions/kit/server/index.ts'
import { bonusOf } from '../rules.ts'

const aboveNothing = v.pipe(
  centavosIn,
  v.check((amount) => amount > 0n, 'Give an amount above 0.'),
)
const step = v.object({
  price: aboveNothing,
  rate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000), v.transform(basisPoints)),
})

export const ladderKind = promotionKind({
  activityId: activityType.depositLadder,
  key: 'ladder-recharge',
  title: 'Deposit ladder',
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
    bonusMax: aboveNothing,
    weekMax: aboveNothing,
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
    { name: 'bonusMax', label: 'The most that a step brings', type: 'money', initial: 60_000 },
    {
      name: 'weekMax',
      label: 'The most that a week brings',
      hint: 'Who withdraws climbs again, up to this.',
      type: 'money',
      initial: 90_100,
    },
    { name: 'betRate', label: 'How often the bonus has to be staked', type: 'multiplier', initial: 5 },
  ],
  cost: (terms) => {
    const costs = terms.steps.map((each) => bonusOf(each, terms, zeroCentavos))
    return {
      expected: sumCentavos(costs.map((cost, index) => multiplyCentavos(cost, climbers[index] ?? 1n))),
      worst: multiplyCentavos(minCentavos(terms.weekMax, multiplyCentavos(sumCentavos(costs), climbsInWeek)), 1_000n),
      assumed:
        'A week: 150, 60, 25, 8 and 2 of 1,000 players finish the steps in their order. At worst everybody takes what a week brings at most.',
    }
  },
  rule: ({ betRate, weekMax, ...terms }) => [
    {
      heading: 'How it works',
      text: [
        'Deposit at least the price of your next step, with any payment method. You get the bonus with your deposit, and the next step opens.',
        `The bonus is a share of the step’s price and needs ${decimalOf(betRate)}× playthrough before you can withdraw it. The deposit itself needs 1× playthrough, like every deposit.`,
        'The ladder restarts every Monday at 12:00 AM, Manila time, whatever step you’re on.',
        `If you withdraw between two steps, you go back to step 1. You can get at most ${formatMoney(weekMax)} a week.`,
        'Deposits with a coupon don’t count for the ladder. If a deposit is refunded, its bonus is taken back.',
      ],
      table: {
        head: ['Step', 'Deposit', 'Bonus'],
        rows: terms.steps.map((each, index) => [
          String(index + 1),
          formatMoney(each.price),
          `${formatMoney(bonusOf(each, { ...terms, weekMax }, zeroCentavos))} (${percentText(each.rate)})`,
        ]),
      },
    },
  ],
})

const climbers: readonly bigint[] = [150n, 60n, 25n, 8n, 2n]
// More climbs than a week has time for: the week's limit is what counts.
const climbsInWeek = 100n
