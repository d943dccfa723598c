import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { applyBasisPoints, basisPoints, percent } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { promotionKind } from '#features/promotions/kit/server/index.ts'
import { exchangesInMonth, type SpinTerms } from '../rules.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** A round keeps the version that it started with. */
export const inviteSpinKind = promotionKind<SpinTerms>({
  activityId: activityType.inviteUserSpin,
  key: 'invite-spin',
  title: 'Lucky Spin',
  asks: { mobile: true, recharge: true },
  terms: { sort: 5, budget: { daily: wireCentavos(500_000) } },
  settings: v.object({
    bonusAmount: v.pipe(
      centavosIn,
      v.check((amount) => amount >= 1_000n && amount <= 1_000_000n, 'From ₱10 to ₱10,000.'),
    ),
    // Together with the first spin they have to fit on the wheel.
    inviteNeed: whole(1, 7),
    cycleHours: whole(1, 720),
    first: v.pipe(whole(1_000, 9_000), v.transform(basisPoints)),
    betRate: multiplierIn,
    shares: v.boolean(),
  }),
  fields: [
    { name: 'bonusAmount', label: 'Target', type: 'money', initial: 10_000 },
    { name: 'inviteNeed', label: 'Valid invites to reach it', type: 'whole', initial: 3 },
    { name: 'cycleHours', label: 'Hours of a round', type: 'whole', initial: 72 },
    { name: 'first', label: 'The first spin brings', type: 'percent', initial: 8_000 },
    { name: 'betRate', label: 'To be staked, times', type: 'multiplier', initial: 1 },
    { name: 'shares', label: 'Its invites count elsewhere, too', type: 'switch', initial: false },
  ],
  cost: ({ bonusAmount }) => {
    const all = centavos(bonusAmount * 1_000n * BigInt(exchangesInMonth))
    return {
      expected: applyBasisPoints(all, percent(1.5), divFloor),
      worst: all,
      assumed:
        'In a month. Expected: of a hundred players six reach the target once. Worst: all reach it four times; the budget of a day stops it before.',
    }
  },
  rule: ({ bonusAmount, inviteNeed, cycleHours, first }) => [
    {
      heading: 'How it works',
      text: [
        `A round lasts ${cycleHours} hours. Your first spin gives ${formatMoney(applyBasisPoints(bonusAmount, first, divFloor))} of ${formatMoney(bonusAmount)}.`,
        `Each friend who qualifies gives you another spin. With ${inviteNeed} qualified friends you reach the target exactly and can claim it as coins.`,
        'The amount of each spin is set when the round opens. No later spin gives less than half of their average, and the wheel shows only the amounts still to come.',
        `You can claim once in 7 days and ${exchangesInMonth} times in 30 days. Amounts not claimed when the round ends are lost.`,
        'A friend qualifies after signing up with your link, adding a mobile number, verifying their identity, making a first deposit of ₱100 or more and playing ₱200, all within 7 days. Friends who share a device, a document or a bank account with you don’t qualify.',
      ],
    },
  ],
})
