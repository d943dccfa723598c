import * as v from 'valibot'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { addCentavos, multiplyCentavos, pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import {
  amountAboveZeroIn,
  leastCounted,
  lossCap,
  promotionKind,
  wholeIn,
} from '#features/promotions/kit/server/index.ts'
import { aidFor, packBonus } from '../rules.ts'
import { lossReliefTexts } from './messages/index.ts'

const percentage = (max: number) => v.pipe(wholeIn(1, max), v.transform(basisPoints))

export const lossReliefKind = promotionKind({
  activityId: activityType.lossRelief,
  key: 'supply',
  title: lossReliefTexts.title,
  texts: lossReliefTexts,
  asks: { recharge: true },
  isRebate: true,
  terms: { sort: 70 },
  settings: v.pipe(
    v.object({
      aidRate: v.pipe(percentage(lossCap)),
      aidMin: amountAboveZeroIn,
      aidMax: amountAboveZeroIn,
      aidBetRate: multiplierIn,
      perWeek: wholeIn(1, 7),
      packPrice: amountAboveZeroIn,
      packRate: percentage(10_000),
      packBetRate: multiplierIn,
      packMinutes: wholeIn(15, 1_440),
    }),
    v.forward(
      v.check(({ aidMin, aidMax }) => aidMax >= aidMin, 'The maximum relief must not be below the minimum.'),
      ['aidMax'],
    ),
    v.forward(
      v.check((all) => packBonus(all) > 0n, 'The pack bonus is less than ₱0.01.'),
      ['packRate'],
    ),
  ),
  fields: [
    { name: 'aidRate', label: 'Relief, share of today’s losses', type: 'percent', initial: 500 },
    { name: 'aidMin', label: 'Minimum relief', type: 'money', initial: 100 },
    { name: 'aidMax', label: 'Maximum relief', type: 'money', initial: 5_000 },
    { name: 'aidBetRate', label: 'Playthrough of the relief (×)', type: 'multiplier', initial: 1 },
    { name: 'perWeek', label: 'Claims per week', type: 'whole', initial: 3 },
    { name: 'packPrice', label: 'Pack price', type: 'money', initial: 10_000 },
    { name: 'packRate', label: 'Pack bonus, share of its price', type: 'percent', initial: 2_000 },
    { name: 'packBetRate', label: 'Playthrough of the pack bonus (×)', type: 'multiplier', initial: 5 },
    { name: 'packMinutes', label: 'Minutes the pack is available', type: 'whole', initial: 60 },
  ],
  cost: (terms) => {
    const usual = addCentavos(
      multiplyCentavos(aidFor(pesos(300n), terms), 100n),
      multiplyCentavos(packBonus(terms), 30n),
    )
    const once = addCentavos(terms.aidMax, packBonus(terms))
    return {
      expected: usual,
      worst: multiplyCentavos(once, BigInt(terms.perWeek) * 1_000n),
      assumed:
        'One week. Expected: 100 of 1,000 players lose their last coins on a day with ₱300 of losses, and 30 of them buy the pack. Worst case: every player takes the maximum relief and the pack as often as allowed.',
    }
  },
  rule: (
    { aidRate, aidMin, aidMax, aidBetRate, perWeek, packPrice, packMinutes, packBetRate, ...pack },
    { messages },
  ) => [
    {
      heading: messages.howItWorks,
      text: [
        formatMessage(messages.whoItIsFor, { least: formatMoney(leastCounted) }),
        formatMessage(messages.aid, {
          rate: percentText(aidRate),
          min: formatMoney(aidMin),
          max: formatMoney(aidMax),
          times: decimalOf(aidBetRate),
        }),
        formatMessage(messages.cap, { cap: percentText(lossCap) }),
        formatMessage(messages.pack, {
          count: packMinutes,
          price: formatMoney(packPrice),
          bonus: formatMoney(packBonus({ packPrice, ...pack })),
          times: decimalOf(packBetRate),
        }),
        formatMessage(messages.howOften, { count: perWeek }),
        messages.notAWayToWinBack,
      ],
    },
  ],
})
