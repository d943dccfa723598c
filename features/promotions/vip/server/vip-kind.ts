import * as v from 'valibot'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { applyBasisPoints, basisPoints, percent, percentText } from '#core/money/basis-points.ts'
import { addCentavos, type Centavos, maxCentavos, pesos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { supportQueues } from '#core/support-queue.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { playCap, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import type { VipLevel } from '../vip-level.ts'
import { vipFields } from './vip-fields.ts'
import { vipTexts } from './messages/index.ts'

const rateUpTo = (max: number) => v.pipe(wholeIn(0, max), v.transform(basisPoints))

const level = v.object({
  exp: wholeIn(0, 1_000_000_000),
  levelUp: centavosIn,
  weekly: rateUpTo(percent(1.5)),
  monthly: centavosIn,
  birthday: centavosIn,
  withdrawals: wholeIn(0, 50),
  automaticMax: centavosIn,
  rebate: rateUpTo(percent(1.5)),
  // Earlier versions name it as members read it, or a queue of their own, which nothing followed.
  queue: v.fallback(v.pipe(v.string(), v.toLowerCase(), v.picklist(supportQueues)), 'standard'),
})

const settings = v.object({
  levels: v.pipe(
    v.array(level),
    v.minLength(1, 'Level 0 is required: every player starts there.'),
    v.maxLength(50),
    v.check(
      (levels) => levels[0]?.exp === 0 && levels.every(({ exp }, at) => at === 0 || exp > (levels[at - 1]?.exp ?? exp)),
      'Level 0 needs 0 points, and each level needs more points than the one before it.',
    ),
  ),
  weeklyDeposit: centavosIn,
  monthlyDeposit: centavosIn,
  giftDays: wholeIn(1, 90),
})

export const vipKind = promotionKind({
  activityId: activityType.vip,
  key: 'vip',
  title: vipTexts.title,
  texts: vipTexts,
  asks: {},
  noHoldout: true,
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
        'One month. Expected: players are spread evenly over the levels; 10% of each level earn its rewards and bet ₱2,000 a week. Worst case: every player reaches the costliest level and bets ₱100,000 a week.',
    }
  },
  rule: ({ levels, giftDays, weeklyDeposit, monthlyDeposit }, { messages }) => [
    {
      heading: messages.yourLevel,
      text: [messages.pointPerPeso, messages.returned],
      table: {
        head: [messages.level, messages.points, messages.levelUp, messages.weekly, messages.monthly, messages.birthday],
        rows: levels.map((level, at) => ruleRow(level, formatMessage(messages.vipLevel, { level: at }))),
      },
    },
    {
      heading: messages.rewards,
      text: [
        formatMessage(messages.claimWithin, { count: giftDays }),
        formatMessage(messages.weeklyReward, { amount: formatMoney(weeklyDeposit), cap: percentText(playCap) }),
        formatMessage(messages.monthlyReward, { amount: formatMoney(monthlyDeposit) }),
      ],
    },
  ],
})

const times = (amount: Centavos, count: bigint): Centavos =>
  sumCentavos(Array.from({ length: Number(count) }, () => amount))

const weeksOfMonth = 4n

const monthCost = ({ weekly, monthly }: VipLevel, playedInWeek: Centavos): Centavos =>
  addCentavos(monthly, times(applyBasisPoints(playedInWeek, weekly, divFloor), weeksOfMonth))

const ruleRow = ({ exp, levelUp, weekly, monthly, birthday }: VipLevel, name: string): readonly string[] => [
  name,
  exp.toLocaleString('en-PH'),
  giftText(levelUp),
  weekly === 0 ? '–' : shareText(weekly),
  giftText(monthly),
  giftText(birthday),
]

const giftText = (amount: Centavos): string => (amount === zeroCentavos ? '–' : formatMoney(amount))

/** Hundredths of a percent: 25 is 0.25%. */
const shareText = (rate: number): string => {
  const digits = String(rate).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}%`
}
