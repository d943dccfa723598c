import * as v from 'valibot'
import { multiplyCentavos, pesos } from '#core/money/centavos.ts'
import { decimalOf } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { promotionKind } from '#features/promotions/kit/server/index.ts'

/** What coupons add to deposits. Other promotions give the coupons themselves. */
export const couponKind = promotionKind({
  key: 'coupon',
  title: 'Deposit coupons',
  asks: {},
  isGreen: true,
  terms: { sort: 900, audience: { inGreenMode: true } },
  settings: v.object({ betRate: multiplierIn, bonusMax: centavosIn }),
  fields: [
    { name: 'betRate', label: 'How often the bonus has to be staked', type: 'multiplier', initial: 5 },
    { name: 'bonusMax', label: 'The most that one coupon adds', type: 'money', initial: 100_000 },
  ],
  cost: ({ bonusMax }) => ({
    expected: pesos(10_000n),
    worst: multiplyCentavos(bonusMax, couponsOfCost),
    assumed: '1,000 coupons of 10%, used with deposits of ₱100 on average; at worst each adds the most that one may.',
  }),
  rule: ({ betRate, bonusMax }) => [
    {
      heading: 'Coupons',
      text: [
        'Choose a coupon when you deposit. You can use one coupon per deposit and see its bonus before you pay.',
        `The bonus is paid in coins, at most ${formatMoney(bonusMax)}, and needs ${decimalOf(betRate)}× playthrough before you can withdraw it.`,
        'While your deposit is pending, the coupon is reserved. If the deposit isn’t paid, you get the coupon back, unless it has expired.',
      ],
    },
  ],
})

const couponsOfCost = 1_000n
