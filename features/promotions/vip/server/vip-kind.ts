import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { applyBasisPoints, basisPoints, percent } from '#core/money/basis-points.ts'
import { addCentavos, type Centavos, maxCentavos, pesos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { promotionKind } from '#features/promotions/kit/server/index.ts'
import type { VipLevel, VipTable } from '../vip-level.ts'
import { vipFields } from './vip-fields.ts'

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))
const rateUpTo = (max: number) => v.pipe(whole(max), v.transform(basisPoints))

const level = v.object({
  exp: whole(1_000_000_000),
  levelUp: centavosIn,
  weekly: rateUpTo(percent(1.5)),
  monthly: centavosIn,
  birthday: centavosIn,
  withdrawals: whole(50),
  automaticMax: centavosIn,
  rebate: rateUpTo(percent(1.5)),
  queue: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
})

const settings = v.object({
  levels: v.pipe(
    v.array(level),
    v.minLength(1, 'Level 0 is everybody’s: it has to be there.'),
    v.maxLength(50),
    v.check(
      (levels) => levels[0]?.exp === 0 && levels.every(({ exp }, at) => at === 0 || exp > (levels[at - 1]?.exp ?? exp)),
      'Level 0 asks for nothing, and each level for more than the one before it.',
    ),
  ),
  weeklyDeposit: centavosIn,
  monthlyDeposit: centavosIn,
  giftDays: v.pipe(whole(90), v.minValue(1)),
})

export const vipKind = promotionKind<VipTable>({
  activityId: activityType.vip,
  key: 'vip',
  title: 'VIP',
  asks: {},
  isGreen: true,
  terms: { sort: 20, audience: { inGreenMode: true } },
  settings,
  fields: vipFields,
  cost: ({ levels }) => {
    // Assumes that one player in ten rises a level per month and plays ₱2,000 a week; the assumption is shown with the
    // figure.
    const perLevel = levels.map((each) => monthCost(each, pesos(2_000n)))
    const expected = sumCentavos(perLevel.map((cost) => applyBasisPoints(cost, percent(10), divFloor)))
    const worst = levels.map((each) => addCentavos(each.levelUp, monthCost(each, pesos(100_000n)))).reduce(maxCentavos)
    return {
      expected: times(expected, 1_000n / BigInt(levels.length)),
      worst: times(worst, 1_000n),
      assumed:
        'In a month. Expected: a tenth of the players of each level, alike many, earns its gifts and plays ₱2,000 a week. Worst: everybody reaches the costliest level and plays ₱100,000 a week.',
    }
  },
  rule: (table) => [
    {
      heading: 'Your level',
      text: [
        'You earn 1 point for every ₱1 you deposit. You keep every level you reach.',
        'If a deposit is returned, its points are deducted. Until you earn them again, you get the rewards and benefits of the level your points reach.',
      ],
      table: {
        head: ['Level', 'Points', 'Level-up', 'Weekly', 'Monthly', 'Birthday'],
        rows: table.levels.map(ruleRow),
      },
    },
    {
      heading: 'Rewards',
      text: [
        `Rewards arrive in your inbox. Claim them within ${table.giftDays} days. Their coins need 1× playthrough before you can withdraw them.`,
        `The weekly reward is a share of what you bet in the week before, Monday to Sunday. You need ${formatMoney(table.weeklyDeposit)} in deposits that week. All rebates together are at most 1.5% of what you bet in a month.`,
        `For the monthly reward, you need ${formatMoney(table.monthlyDeposit)} in deposits in the month before.`,
      ],
    },
  ],
})

const times = (amount: Centavos, count: bigint): Centavos =>
  sumCentavos(Array.from({ length: Number(count) }, () => amount))

const weeksOfMonth = 4n

const monthCost = ({ weekly, monthly }: VipLevel, playedInWeek: Centavos): Centavos =>
  addCentavos(monthly, times(applyBasisPoints(playedInWeek, weekly, divFloor), weeksOfMonth))

const ruleRow = ({ exp, levelUp, weekly, monthly, birthday }: VipLevel, at: number): readonly string[] => [
  `VIP ${at}`,
  exp.toLocaleString('en-PH'),
  giftText(levelUp),
  weekly === 0 ? '–' : percentText(weekly),
  giftText(monthly),
  giftText(birthday),
]

const giftText = (amount: Centavos): string => (amount === zeroCentavos ? '–' : formatMoney(amount))

/** Hundredths of a percent: 25 is 0.25%. */
const percentText = (rate: number): string => {
  const digits = String(rate).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}%`
}
