import * as v from 'valibot'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { multiplyCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { discountPercent } from '#core/reward/discount.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import {
  amountAboveZeroIn,
  giftCost,
  promotionKind,
  rewardTable,
  wholeIn,
} from '#features/promotions/kit/server/index.ts'
import { firstDepositTexts } from './messages/index.ts'

const offer = v.object({
  id: wholeIn(1, 999),
  price: amountAboveZeroIn,
  showType: v.picklist([1, 2, 3]),
  /** Offered to players who have staked this much; the largest match wins. */
  stakedMin: centavosIn,
  award: v.pipe(
    rewardItemsIn,
    v.minLength(1),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'Each reward item can be listed only once per offer.',
    ),
  ),
})

export const firstDepositKind = promotionKind({
  activityId: activityType.firstDeposit,
  key: 'first-charge',
  title: firstDepositTexts.title,
  texts: firstDepositTexts,
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
        'At least one offer must be open to players without bets.',
      ),
    ),
    hours: wholeIn(0, 8_760),
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
        { name: 'stakedMin', label: 'Minimum total bets of the player', type: 'money', initial: 0 },
        { name: 'award', label: 'Rewards', type: 'rewards', initial: [] },
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
    { name: 'hours', label: 'Hours open after registration (0 for no end)', type: 'whole', initial: 72 },
  ],
  cost: ({ offers }) => {
    const costs = offers.map(({ award }) => giftCost(award))
    const dearest = costs.reduce((most, cost) => (cost > most ? cost : most), zeroCentavos)
    return {
      expected: multiplyCentavos(costs[0] ?? zeroCentavos, 300n),
      worst: multiplyCentavos(dearest, 1_000n),
      assumed:
        'Expected: 300 of 1,000 new players take the first offer and claim everything. Worst case: all take the most expensive offer.',
    }
  },
  rule: ({ offers, hours }, { messages, language, terms: { claimHours } }) => [
    {
      heading: messages.howItWorks,
      text: [
        hours === 0 ? messages.openUntilDeposit : formatMessage(messages.openFor, { count: hours }),
        messages.depositThePrice,
        formatMessage(messages.claimWithin, { count: claimHours }),
        messages.refunded,
      ],
    },
    ...offers.map(({ price, award, stakedMin }) => ({
      heading: formatMessage(messages.priceGets, {
        price: formatMoney(price),
        percent: discountPercent({ price, awards: award }),
      }),
      text: stakedMin === 0n ? [] : [formatMessage(messages.forBetters, { amount: formatMoney(stakedMin) })],
      table: rewardTable(award, language),
    })),
  ],
})
