import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardName, stakedText } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'
import { coinsOfDay } from '../rules.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const isOnce = (values: readonly (number | bigint)[]): boolean => new Set(values).size === values.length

const card = v.object({ id: whole(6_004, 6_007), price: centavosIn })
const cards = v.pipe(
  v.array(card),
  v.minLength(1),
  v.check((list) => isOnce(list.map(({ id }) => id)), 'A card is there twice.'),
  v.check((list) => isOnce(list.map(({ price }) => price)), 'Two cards have one price: a deposit buys one of them.'),
)

export const signInCardsKind = promotionKind({
  activityId: activityType.signInCards,
  key: 'sign-up-bonus',
  title: 'Sign-in cards',
  asks: {},
  terms: { sort: 15 },
  settings: v.pipe(
    v.object({
      cards,
      days: v.pipe(
        v.array(v.object({ rate: v.pipe(whole(1, 10_000), v.transform(basisPoints)) })),
        v.minLength(1),
        v.maxLength(31),
      ),
      betRate: multiplierIn,
      signUp: rewardItemsIn,
      lastsDays: whole(1, 90),
    }),
    v.forward(
      v.check(({ days, lastsDays }) => lastsDays >= days.length, 'One day is claimed a day: there is no time for all.'),
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
        { name: 'id', label: 'Number: 6004 to 6007', type: 'whole', initial: 6_004 },
        { name: 'price', label: 'Price', type: 'money', initial: 10_000 },
      ],
      initial: [10_000, 30_000, 50_000, 100_000].map((price, index) => ({ id: 6_004 + index, price })),
    },
    {
      name: 'days',
      label: 'Days',
      type: 'rows',
      columns: [{ name: 'rate', label: 'Part of the price', type: 'percent', initial: 200 }],
      initial: [200, 200, 200, 300, 300, 300, 500].map((rate) => ({ rate })),
    },
    { name: 'betRate', label: 'How often the coins of a day have to be staked', type: 'multiplier', initial: 3 },
    {
      name: 'signUp',
      label: 'Sign-up bonus, with the first card',
      hint: 'Asks for a verified identity, once for each person.',
      type: 'rewards',
      initial: [{ id: 2001, count: 2_000, betRate: 5 }],
    },
    { name: 'lastsDays', label: 'Days from the purchase until a card ends', type: 'whole', initial: 10 },
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
        '120, 40, 20 and 8 of 1,000 players buy the cards in their order and claim three quarters of the days; half of the first card’s buyers verify their identity. At worst everybody buys and claims everything.',
    }
  },
  rule: ({ cards: list, days, betRate, signUp, lastsDays }) => [
    {
      heading: 'How it works',
      text: [
        'Deposit a card’s price to get it. You can play with the full price, with 1× playthrough like every deposit.',
        `Claim part of the price on ${days.length} days, in order, one each day, Manila time. You don’t lose a day you miss: the card lasts ${lastsDays} days from purchase.`,
        `Coins you claim need ${decimalOf(betRate)}× playthrough before you can withdraw them. You can buy each card once.`,
        'If the deposit is refunded, the card ends and what you claimed is taken back.',
      ],
      table: {
        head: ['Day', 'Share', ...list.map(({ price }) => formatMoney(price).replace(/\.00$/, ''))],
        rows: days.map(({ rate }, index) => [
          String(index + 1),
          percentText(rate),
          ...list.map(({ price }) => formatMoney(coinsOfDay(price, rate)).replace(/\.00$/, '')),
        ]),
      },
    },
    ...(signUp.length === 0
      ? []
      : [
          {
            heading: 'With your first card',
            text: ['The sign-up bonus. Verify your identity to claim it. Once per person.'],
            table: {
              head: ['Reward', 'Playthrough'],
              rows: signUp.map((item) => [rewardName(item), stakedText(item)]),
            },
          },
        ]),
  ],
})

/** The share of a card's days that its buyers claim on average: three quarters. */
const buyers: readonly bigint[] = [90n, 30n, 15n, 6n]
