import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { applyBasisPoints } from '#core/money/basis-points.ts'
import { multiplyCentavos, pesos, sumCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import {
  commissionFields,
  commissionRule,
  commissionSettings,
  termsOfSettings,
} from '#features/promotions/commission/server/index.ts'
import { promotionKind } from '#features/promotions/kit/server/index.ts'
import { agentTexts } from './messages/index.ts'

/** Commission on friends' play, on up to three levels. */
export const agentKind = promotionKind({
  activityId: activityType.agent,
  key: 'agent',
  title: agentTexts.title,
  texts: agentTexts,
  asks: { mobile: true, kyc: true },
  noHoldout: true,
  beside: {
    agent5:
      'Agent5 is on. It pays first: this promotion pays no commission for friends whom agent5 pays for on the same day.',
  },
  isGreen: true,
  terms: { sort: 20, audience: { inGreenMode: true } },
  settings: v.object(commissionSettings),
  fields: commissionFields({
    rates: [30, 10, 5],
    tiers: [
      { active: 5, rate: 35 },
      { active: 20, rate: 40 },
      { active: 50, rate: 45 },
    ],
  }),
  cost: (settings) => {
    const terms = termsOfSettings(settings)
    const { rates } = terms
    const play = multiplyCentavos(pesos(2_000n), 250n)
    return {
      expected: sumCentavos(rates.map((rate) => applyBasisPoints(play, rate, divFloor))),
      worst: multiplyCentavos(terms.dailyMax, 1_000n),
      assumed:
        'One day: 250 of 1,000 players stake ₱2,000, and somebody on every level invited them. At worst everybody is an agent who earns the daily maximum.',
    }
  },
  rule: (settings, { language }) => commissionRule(termsOfSettings(settings), language),
})
