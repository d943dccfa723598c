import * as v from 'valibot'
import { formatMessage } from '#core/message/format-message.ts'
import { multiplyCentavos, pesos } from '#core/money/centavos.ts'
import { decimalOf } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { promotionKind } from '#features/promotions/kit/server/index.ts'
import { couponTexts } from './messages/index.ts'

/** What coupons add to deposits. Other promotions give the coupons themselves. */
export const couponKind = promotionKind({
  key: 'coupon',
  title: couponTexts.title,
  texts: couponTexts,
  asks: {},
  noHoldout: true,
  isGreen: true,
  terms: { sort: 900, audience: { inGreenMode: true } },
  settings: v.object({ betRate: multiplierIn, bonusMax: centavosIn }),
  fields: [
    { name: 'betRate', label: 'Playthrough of the bonus (×)', type: 'multiplier', initial: 5 },
    { name: 'bonusMax', label: 'Maximum bonus per coupon', type: 'money', initial: 100_000 },
  ],
  cost: ({ bonusMax }) => ({
    expected: pesos(10_000n),
    worst: multiplyCentavos(bonusMax, couponsOfCost),
    assumed:
      'Expected: 1,000 coupons of 10%, used with deposits of ₱100 on average. Worst case: each coupon adds the maximum bonus.',
  }),
  rule: ({ betRate, bonusMax }, { messages }) => [
    {
      heading: messages.coupons,
      text: [
        messages.onePerDeposit,
        formatMessage(messages.bonusMax, { max: formatMoney(bonusMax), times: decimalOf(betRate) }),
        messages.reserved,
      ],
    },
  ],
})

const couponsOfCost = 1_000n
