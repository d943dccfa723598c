import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { addCentavos, multiplyCentavos, pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { promotionKind } from '#features/promotions/kit/server/index.ts'
import { aidFor, packBonus } from '../rules.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const aboveNothing = v.pipe(
  centavosIn,
  v.check((amount) => amount > 0n, 'Give an amount above 0.'),
)
const percentage = (max: number) => v.pipe(whole(1, max), v.transform(basisPoints))
const lossCap = 1_500

export const lossReliefKind = promotionKind({
  activityId: activityType.lossRelief,
  key: 'supply',
  title: 'Loss relief',
  asks: { recharge: true },
  isRebate: true,
  terms: { sort: 70 },
  settings: v.pipe(
    v.object({
      aidRate: v.pipe(percentage(lossCap)),
      aidMin: aboveNothing,
      aidMax: aboveNothing,
      aidBetRate: multiplierIn,
      perWeek: whole(1, 7),
      packPrice: aboveNothing,
      packRate: percentage(10_000),
      packBetRate: multiplierIn,
      packMinutes: whole(15, 1_440),
    }),
    v.forward(
      v.check(({ aidMin, aidMax }) => aidMax >= aidMin, 'The largest aid is smaller than the smallest.'),
      ['aidMax'],
    ),
    v.forward(
      v.check((all) => packBonus(all) > 0n, 'It brings less than a centavo.'),
      ['packRate'],
    ),
  ),
  fields: [
    { name: 'aidRate', label: 'Aid: part of what was lost today', type: 'percent', initial: 500 },
    { name: 'aidMin', label: 'Smallest aid', type: 'money', initial: 100 },
    { name: 'aidMax', label: 'Largest aid', type: 'money', initial: 5_000 },
    { name: 'aidBetRate', label: 'How often the aid has to be staked', type: 'multiplier', initial: 1 },
    { name: 'perWeek', label: 'Times in a week', type: 'whole', initial: 3 },
    { name: 'packPrice', label: 'Price of the pack', type: 'money', initial: 10_000 },
    { name: 'packRate', label: 'What the pack adds', type: 'percent', initial: 2_000 },
    { name: 'packBetRate', label: 'How often what it adds has to be staked', type: 'multiplier', initial: 5 },
    { name: 'packMinutes', label: 'Minutes that the pack is there', type: 'whole', initial: 60 },
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
        'A week: 100 of 1,000 players lose their last coins on a day on which they lost ₱300, and 30 of them buy the pack. At worst everybody takes the largest aid and the pack as often as they may.',
    }
  },
  rule: ({ aidRate, aidMin, aidMax, aidBetRate, perWeek, packPrice, packMinutes, packBetRate, ...pack }) => [
    {
      heading: 'How it works',
      text: [
        'For players who have made a deposit, have less than ₱1.00 left in balance, safebox and open rounds, and have no pending withdrawal.',
        `You get back ${percentText(aidRate)} of what you lost today: at least ${formatMoney(aidMin)}, at most ${formatMoney(aidMax)}, with ${decimalOf(aidBetRate)}× playthrough.`,
        'All loss relief together is at most 15% of what you lost in the month.',
        `For ${packMinutes} minutes, a deposit of ${formatMoney(packPrice)} comes with a ${formatMoney(packBonus({ packPrice, ...pack }))} bonus, with ${decimalOf(packBetRate)}× playthrough. If the deposit is refunded, the bonus is taken back.`,
        `You can claim once a day and ${perWeek} times a week, starting Monday. It is closed from 12:00 AM to 6:00 AM.`,
        'Loss relief is not a way to win back losses. If playing stops being fun, take a break. You can set limits in your profile.',
      ],
    },
  ],
})
