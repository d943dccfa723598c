import * as v from 'valibot'
import { friendQualifiesText } from '#features/promotions/invite/server/index.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { applyBasisPoints, basisPoints, percent } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { exchangePauseDays, exchangesInMonth, monthSpanDays } from '../rules.ts'
import { inviteSpinTexts } from './messages/index.ts'

/** A round keeps the version that it started with. */
export const inviteSpinKind = promotionKind({
  activityId: activityType.inviteUserSpin,
  key: 'invite-spin',
  title: inviteSpinTexts.title,
  texts: inviteSpinTexts,
  asks: { mobile: true, recharge: true },
  terms: { sort: 5, budget: { daily: wireCentavos(500_000) } },
  settings: v.object({
    bonusAmount: v.pipe(
      centavosIn,
      v.check((amount) => amount >= 1_000n && amount <= 1_000_000n, 'Enter an amount from ₱10 to ₱10,000.'),
    ),
    // Together with the first spin they have to fit on the wheel.
    inviteNeed: wholeIn(1, 7),
    cycleHours: wholeIn(1, 720),
    first: v.pipe(wholeIn(1_000, 9_000), v.transform(basisPoints)),
    betRate: multiplierIn,
    shares: v.boolean(),
  }),
  fields: [
    { name: 'bonusAmount', label: 'Target amount', type: 'money', initial: 10_000 },
    { name: 'inviteNeed', label: 'Valid invites to reach the target', type: 'whole', initial: 3 },
    { name: 'cycleHours', label: 'Hours per round', type: 'whole', initial: 72 },
    { name: 'first', label: 'First spin, share of the target', type: 'percent', initial: 8_000 },
    { name: 'betRate', label: 'Playthrough (×)', type: 'multiplier', initial: 1 },
    { name: 'shares', label: 'Its invites also count for other promotions', type: 'switch', initial: false },
  ],
  cost: ({ bonusAmount }) => {
    const all = centavos(bonusAmount * 1_000n * BigInt(exchangesInMonth))
    return {
      expected: applyBasisPoints(all, percent(1.5), divFloor),
      worst: all,
      assumed:
        'One month. Expected: 6% of players reach the target once. Worst case: all reach it four times, unless the daily budget stops it first.',
    }
  },
  rule: ({ bonusAmount, inviteNeed, cycleHours, first }, { messages, language }) => [
    {
      heading: messages.howItWorks,
      text: [
        formatMessage(messages.roundAndFirst, {
          count: cycleHours,
          first: formatMoney(applyBasisPoints(bonusAmount, first, divFloor)),
          target: formatMoney(bonusAmount),
        }),
        formatMessage(messages.friendsGiveSpins, { count: inviteNeed }),
        messages.amountsAreSet,
        formatMessage(messages.claimLimits, {
          days: exchangePauseDays,
          times: exchangesInMonth,
          month: monthSpanDays,
        }),
        friendQualifiesText(language),
      ],
    },
  ],
})
