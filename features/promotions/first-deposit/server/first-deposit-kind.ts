import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { discountPercent } from '#core/reward/discount.ts'
import { rewardName, stakedText } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const offer = v.object({
  id: whole(1, 999),
  price: v.pipe(
    centavosIn,
    v.check((price) => price > 0n, 'A pack has a price.'),
  ),
  showType: v.picklist([1, 2, 3]),
  /** Offered to players who have staked this much; the largest match wins. */
  stakedMin: centavosIn,
  award: v.pipe(
    rewardItemsIn,
    v.minLength(1),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'Each item once: it is claimed by its id.',
    ),
  ),
})

export const firstDepositKind = promotionKind({
  activityId: activityType.firstDeposit,
  key: 'first-charge',
  title: 'First deposit offer',
  asks: { oncePerCluster: true },
  isGreen: true,
  terms: { sort: 10, audience: { inGreenMode: true }, claimHours: 168 },
  settings: v.object({
    offers: v.pipe(
      v.array(offer),
      v.minLength(1),
      v.maxLength(9),
      v.check(
        (offers) => offers.some(({ stakedMin }) => stakedMin === 0n),
        'One offer is for those who staked nothing.',
      ),
    ),
    hours: whole(0, 8_760),
  }),
  fields: [
    {
      name: 'offers',
      label: 'Offers',
      type: 'rows',
      columns: [
        { name: 'id', label: 'Number', type: 'whole', initial: 1 },
        { name: 'price', label: 'Price', type: 'money', initial: 10_000 },
        { name: 'showType', label: 'Size: 1 small, 2 medium, 3 large', type: 'whole', initial: 1 },
        { name: 'stakedMin', label: 'For who has staked', type: 'money', initial: 0 },
        { name: 'award', label: 'Gifts', type: 'rewards', initial: [] },
      ],
      initial: [
        {
          id: 1,
          price: 10_000,
          showType: 1,
          stakedMin: 0,
          award: [
            { id: 2001, count: 3_000, betRate: 5 },
            { id: 2002, count: 125_000 },
            { id: 1301, count: 10 },
          ],
        },
        {
          id: 2,
          price: 30_000,
          showType: 2,
          stakedMin: 50_000,
          award: [
            { id: 2001, count: 10_000, betRate: 5 },
            { id: 2002, count: 250_000 },
            { id: 1301, count: 30 },
          ],
        },
        {
          id: 3,
          price: 50_000,
          showType: 3,
          stakedMin: 500_000,
          award: [
            { id: 2001, count: 18_000, betRate: 5 },
            { id: 2002, count: 500_000 },
            { id: 1301, count: 50 },
          ],
        },
      ],
    },
    { name: 'hours', label: 'Hours after registration; 0 for no end', type: 'whole', initial: 72 },
  ],
  cost: ({ offers }) => {
    const costs = offers.map(({ award }) => giftCost(award))
    const dearest = costs.reduce((most, cost) => (cost > most ? cost : most), zeroCentavos)
    return {
      expected: multiplyCentavos(costs[0] ?? zeroCentavos, 300n),
      worst: multiplyCentavos(dearest, 1_000n),
      assumed: '300 of 1,000 new players take the first offer and claim everything; at worst all take the dearest.',
    }
  },
  rule: ({ offers, hours }, { claimHours }) => [
    {
      heading: 'How it works',
      text: [
        hours === 0
          ? 'The offer is open until your first deposit.'
          : `The offer is open for ${hours} hours after you sign up, or until your first deposit.`,
        'Make your first deposit of at least the offer’s price, with any payment method. You can play with all of it, with 1× playthrough like every deposit. Then claim each reward.',
        `Claim your rewards within ${claimHours} hours of the payment. A smaller first deposit ends the offer.`,
        'If the deposit is refunded, what you claimed is taken back.',
      ],
    },
    ...offers.map(({ price, award, stakedMin }) => ({
      heading: `${formatMoney(price)}: you get ${discountPercent({ price, awards: award })}%`,
      text: stakedMin === 0n ? [] : [`For players who have bet ${formatMoney(stakedMin)} or more.`],
      table: {
        head: ['Reward', 'Playthrough'],
        rows: award.map((item) => [rewardName(item), stakedText(item)]),
      },
    })),
  ],
})
