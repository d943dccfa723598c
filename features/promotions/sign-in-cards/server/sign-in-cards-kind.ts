import * as v from 'valibot'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind, rewardTable, wholeIn } from '#features/promotions/kit/server/index.ts'
import { coinsOfDay } from '../rules.ts'
import { signInCardsTexts } from './messages/index.ts'

const isOnce = (values: readonly (number | bigint)[]): boolean => new Set(values).size === values.length

const card = v.object({ id: wholeIn(6_004, 6_007), price: centavosIn })
const cards = v.pipe(
  v.array(card),
  v.minLength(1),
  v.check((list) => isOnce(list.map(({ id }) => id)), 'Each card can be listed only once.'),
  v.check(
    (list) => isOnce(list.map(({ price }) => price)),
    'Each card needs a different price, because a deposit buys the card with its price.',
  ),
)

export const signInCardsKind = promotionKind({
  activityId: activityType.signInCards,
  key: 'sign-up-bonus',
  title: signInCardsTexts.title,
  texts: signInCardsTexts,
  asks: {},
  terms: { sort: 15 },
  settings: v.pipe(
    v.object({
      cards,
      days: v.pipe(
        v.array(v.object({ rate: v.pipe(wholeIn(1, 10_000), v.transform(basisPoints)) })),
        v.minLength(1),
        v.maxLength(31),
      ),
      betRate: multiplierIn,
      signUp: rewardItemsIn,
      lastsDays: wholeIn(1, 90),
    }),
    v.forward(
      v.check(
        ({ days, lastsDays }) => lastsDays >= days.length,
        'The card must last at least as many days as it has, because only one day can be claimed per day.',
      ),
      ['lastsDays'],
    ),
    v.forward(
      v.check(
        (all) => all.cards.every(({ price }) => all.days.every(({ rate }) => coinsOfDay(price, rate) > 0n)),
        'A day of a card brings less than a centavo.',
      ),
      ['cards'],
    ),
  ),
  fields: [
    {
      name: 'cards',
      label: 'Cards',
      type: 'rows',
      columns: [
        { name: 'id', label: 'Item number (6004 to 6007)', type: 'whole', initial: 6_004 },
        { name: 'price', label: 'Price', type: 'money', initial: 10_000 },
      ],
      initial: [10_000, 30_000, 50_000, 100_000].map((price, index) => ({ id: 6_004 + index, price })),
    },
    {
      name: 'days',
      label: 'Days',
      type: 'rows',
      columns: [{ name: 'rate', label: 'Share of the price', type: 'percent', initial: 200 }],
      initial: [200, 200, 200, 300, 300, 300, 500].map((rate) => ({ rate })),
    },
    { name: 'betRate', label: 'Playthrough of a day’s coins (×)', type: 'multiplier', initial: 3 },
    {
      name: 'signUp',
      label: 'Sign-up bonus with the first card',
      hint: 'Once per person. The player must be verified.',
      type: 'rewards',
      initial: [{ id: 2001, count: 2_000, betRate: 5 }],
    },
    { name: 'lastsDays', label: 'Days until a card expires, from purchase', type: 'whole', initial: 10 },
  ],
  cost: ({ cards: list, days, signUp }) => {
    const costs = list.map(({ price }) => sumCentavos(days.map(({ rate }) => coinsOfDay(price, rate))))
    const worst = multiplyCentavos(sumCentavos([...costs, giftCost(signUp)]), 1_000n)
    return {
      expected: sumCentavos([
        ...costs.map((cost, index) => multiplyCentavos(cost, buyers[index] ?? 0n)),
        multiplyCentavos(giftCost(signUp), 60n),
      ]),
      worst,
      assumed:
        'Expected: 120, 40, 20 and 8 of 1,000 players buy the cards, cheapest first, and claim three quarters of the days; half of the first card’s buyers verify their identity. Worst case: everyone buys and claims everything.',
    }
  },
  rule: ({ cards: list, days, betRate, signUp, lastsDays }, { messages, language }) => [
    {
      heading: messages.howItWorks,
      text: [
        messages.getCard,
        formatMessage(messages.claimInOrder, { days: days.length, lasts: lastsDays }),
        formatMessage(messages.coinsPlaythrough, { times: decimalOf(betRate) }),
        messages.refunded,
      ],
      table: {
        head: [messages.day, messages.share, ...list.map(({ price }) => formatShortMoney(price))],
        rows: days.map(({ rate }, index) => [
          String(index + 1),
          percentText(rate),
          ...list.map(({ price }) => formatShortMoney(coinsOfDay(price, rate))),
        ]),
      },
    },
    ...(signUp.length === 0
      ? []
      : [
          {
            heading: messages.withFirstCard,
            text: [messages.signUpBonus],
            table: rewardTable(signUp, language),
          },
        ]),
  ],
})

/** The share of a card's days that its buyers claim on average: three quarters. */
const buyers: readonly bigint[] = [90n, 30n, 15n, 6n]
