import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { addCentavos, multiplyCentavos, pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import {
  commissionFields,
  commissionRule,
  commissionSettings,
  termsOfSettings,
} from '#features/promotions/commission/server/index.ts'
import { promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { shareOf } from '../rules.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { friendQualifiesText } from '#features/promotions/invite/server/index.ts'
import { agent5Texts } from './messages/index.ts'

/** Cash for each friend who qualifies, a share of the first deposit, stages, and commission. */
export const agent5Kind = promotionKind({
  activityId: activityType.agent5,
  key: 'agent5',
  title: agent5Texts.title,
  texts: agent5Texts,
  asks: { mobile: true, kyc: true },
  noHoldout: true,
  beside: {
    agent:
      'Agent is on. This promotion pays first: agent pays no commission for friends whom it pays for on the same day.',
  },
  isGreen: true,
  terms: { sort: 18, budget: { daily: wireCentavos(2_000_000) } },
  settings: v.object({
    perValid: centavosIn,
    share: v.pipe(wholeIn(0, 5_000), v.transform(basisPoints)),
    shareMax: centavosIn,
    holdHours: wholeIn(0, 720),
    cashBetRate: multiplierIn,
    stages: v.pipe(
      v.array(v.object({ need: wholeIn(1, 100_000), amount: centavosIn })),
      v.maxLength(20),
      v.check(
        (stages) => new Set(stages.map(({ need }) => need)).size === stages.length,
        'Each number of friends can be used once.',
      ),
    ),
    shares: v.boolean(),
    ...commissionSettings,
  }),
  fields: [
    { name: 'perValid', label: 'For each valid invite', type: 'money', initial: 2_000 },
    { name: 'share', label: 'Share of the first deposit', type: 'percent', initial: 500 },
    { name: 'shareMax', label: 'Maximum per friend', type: 'money', initial: 10_000 },
    {
      name: 'holdHours',
      label: 'Hours on hold',
      hint: 'Counted from when the invite became valid.',
      type: 'whole',
      initial: 48,
    },
    { name: 'cashBetRate', label: 'Playthrough of cash (×)', type: 'multiplier', initial: 3 },
    {
      name: 'stages',
      label: 'Stages',
      type: 'rows',
      columns: [
        { name: 'need', label: 'Valid invites', type: 'whole', initial: 5 },
        { name: 'amount', label: 'Bonus', type: 'money', initial: 5_000 },
      ],
      initial: [
        { need: 5, amount: 5_000 },
        { need: 20, amount: 30_000 },
      ],
    },
    { name: 'shares', label: 'Its invites also count for other promotions', type: 'switch', initial: false },
    ...commissionFields({ rates: [20], tiers: [] }),
  ],
  cost: (settings) => {
    const friend = addCentavos(settings.perValid, shareOf(settings, pesos(500n)))
    const worst = addCentavos(settings.perValid, settings.shareMax)
    return {
      expected: multiplyCentavos(friend, 60n),
      worst: multiplyCentavos(worst, 10_000n),
      assumed:
        'A month, without commission and stages. Expected: 1,000 players bring 60 friends who qualify and deposit ₱500 first. Worst: each brings ten who deposit the most that pays; the budget of a day stops it before.',
    }
  },
  rule: (settings, { messages, language }) => {
    const { perValid, share, shareMax, holdHours, cashBetRate, stages } = settings
    const times = decimalOf(cashBetRate)
    return [
      {
        heading: messages.howItWorks,
        text: [
          formatMessage(messages.perFriend, {
            amount: formatMoney(perValid),
            share: percentText(share),
            max: formatMoney(shareMax),
          }),
          formatMessage(messages.hold, { count: holdHours, times }),
          friendQualifiesText(language),
          ...(settings.shares ? [] : [messages.onePromo]),
          messages.takenBack,
        ],
      },
      ...(stages.length === 0
        ? []
        : [
            {
              heading: messages.stages,
              text: [formatMessage(messages.stagesLead, { times })],
              table: {
                head: [messages.qualifiedFriends, messages.bonus],
                rows: stages.map(({ need, amount }) => [String(need), formatMoney(amount)]),
              },
            },
          ]),
      ...commissionRule(termsOfSettings(settings), language),
    ]
  },
})
