import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { decimalOf } from '#core/money/basis-points.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { amountAboveZeroIn, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { totalOf } from '../rules.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { fundTexts } from './messages/index.ts'

/** A deposit bonus in stages, not an investment: it is called a level pack wherever people read of it. */
export const fundKind = promotionKind({
  activityId: activityType.fund,
  key: 'fund',
  title: fundTexts.title,
  texts: fundTexts,
  asks: {},
  terms: { sort: 45 },
  settings: v.object({
    fundId: wholeIn(1, 9_999),
    price: amountAboveZeroIn,
    milestones: v.pipe(
      v.array(v.object({ level: wholeIn(1, 999), amount: amountAboveZeroIn })),
      v.minLength(1),
      v.maxLength(20),
      v.check(
        (rows) => rows.every(({ level }, index) => index === 0 || level > (rows[index - 1]?.level ?? 0)),
        'List the levels in order, each once.',
      ),
    ),
    lastsDays: wholeIn(1, 365),
    betRate: multiplierIn,
  }),
  fields: [
    { name: 'fundId', label: 'Number of the pack', type: 'whole', initial: 1 },
    { name: 'price', label: 'Price', type: 'money', initial: 50_000 },
    {
      name: 'milestones',
      label: 'Milestones',
      type: 'rows',
      columns: [
        { name: 'level', label: 'Player level', type: 'whole', initial: 2 },
        { name: 'amount', label: 'Bonus', type: 'money', initial: 1_000 },
      ],
      initial: [1_000, 1_500, 2_000, 2_500, 3_000].map((bonus, index) => ({ level: index + 2, amount: bonus })),
    },
    { name: 'lastsDays', label: 'Days from the purchase', type: 'whole', initial: 60 },
    { name: 'betRate', label: 'Playthrough of a bonus (×)', type: 'multiplier', initial: 3 },
  ],
  cost: (terms) => ({
    expected: sumCentavos(
      terms.milestones.map((milestone, index) => multiplyCentavos(milestone.amount, reachers[index] ?? 1n)),
    ),
    worst: multiplyCentavos(totalOf(terms), 1_000n),
    assumed: 'Of 1,000 players 40 buy the pack; 30, 22, 14, 8 and 4 of them reach the milestones in time.',
  }),
  rule: ({ price, milestones, lastsDays, betRate }, { messages }) => [
    {
      heading: messages.howItWorks,
      text: [
        formatMessage(messages.buy, { price: formatMoney(price) }),
        formatMessage(messages.milestones, { count: lastsDays }),
        formatMessage(messages.playthrough, { times: decimalOf(betRate) }),
        messages.refunded,
      ],
      table: {
        head: [messages.playerLevel, messages.bonus],
        rows: milestones.map(({ level, amount: bonus }) => [String(level), formatMoney(bonus)]),
      },
    },
  ],
})

const reachers: readonly bigint[] = [30n, 22n, 14n, 8n, 4n]
