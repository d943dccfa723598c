import * as v from 'valibot'
import { calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { MessagesOf } from '#core/message/local-text.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardNameIn } from '#core/reward/local-reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { earnedRewardTable, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { costAssumed, costOfCalendar } from './cost.ts'
import { type Calendar, type Prize, prizeWeights } from '../rules.ts'
import { christmasFields } from './christmas-fields.ts'
import { christmasTexts } from './messages/index.ts'

const prize = v.pipe(
  v.object({ weight: wholeIn(1, prizeWeights), keys: wholeIn(0, 3), items: rewardItemsIn }),
  v.check(({ keys, items }) => keys > 0 || items.length > 0, 'Every prize needs a reward or a key.'),
)
const prizes = v.pipe(
  v.array(prize),
  v.minLength(1),
  v.maxLength(20),
  v.check(
    (all) => all.reduce((sum, { weight }) => sum + weight, 0) === prizeWeights,
    'The chances must add up to 100%.',
  ),
)
const boxes = v.pipe(
  v.array(v.object({ id: wholeIn(1, 99), need: wholeIn(1, 100), items: v.pipe(rewardItemsIn, v.minLength(1)) })),
  v.maxLength(10),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each number can be used once.'),
)

export const christmasKind = promotionKind({
  activityId: activityType.christmas,
  key: 'christmas',
  title: christmasTexts.title,
  texts: christmasTexts,
  asks: { mobile: true },
  isGreen: true,
  isSeason: true,
  terms: {
    startAt: startOfDay(calendarDay('2026-12-01')),
    endAt: endOfDay(calendarDay('2026-12-31')),
    sort: 3,
    audience: { inGreenMode: true },
    budget: { total: wireCentavos(50_000_000), daily: wireCentavos(3_000_000) },
  },
  settings: v.object({
    doors: wholeIn(1, 31),
    depositNeed: centavosIn,
    betNeed: centavosIn,
    extraPer: v.pipe(
      centavosIn,
      v.check((amount) => amount >= 100n, 'At least ₱1.'),
    ),
    extraMax: wholeIn(0, 10),
    prizes,
    boxes,
  }),
  fields: christmasFields,
  cost: (calendar) => ({ ...costOfCalendar(calendar), assumed: costAssumed }),
  rule: (calendar, { messages, language }) => [
    { heading: messages.howItWorks, text: stepsOf(calendar, messages) },
    {
      heading: messages.whatDoorsBring,
      text: [messages.chances],
      table: {
        head: [messages.prize, messages.chance, messages.playthrough],
        rows: calendar.prizes.map((each) => prizeRow(each, messages, language)),
      },
    },
    {
      heading: messages.boxes,
      text: [formatMessage(messages.boxesOpen, { day: calendar.doors })],
      table: earnedRewardTable(
        messages.keysNeeded,
        calendar.boxes.map(({ need, items }) => ({ by: String(need), items })),
        language,
      ),
    },
  ],
})

type Messages = MessagesOf<typeof christmasTexts>

const stepsOf = (
  { doors, depositNeed, betNeed, extraPer, extraMax }: Calendar,
  messages: Messages,
): readonly string[] => [
  formatMessage(messages.doorADay, { count: doors, deposit: formatMoney(depositNeed), bet: formatMoney(betNeed) }),
  messages.onItsDay,
  ...(extraMax === 0 ? [] : [formatMessage(messages.extraDoors, { amount: formatMoney(extraPer), max: extraMax })]),
  messages.returned,
  messages.paused,
]

const prizeRow = (prize: Prize, messages: Messages, language: Language): readonly string[] => [
  prizeName(prize, messages, language),
  percentText(basisPoints(prize.weight)),
  playthroughText(prize.items[0]?.betRate ?? 0) ?? messages.noPlaythrough,
]

const playthroughText = (betRate: number): string | undefined =>
  betRate === 0 ? undefined : `${decimalOf(basisPoints(betRate))}×`

const prizeName = ({ keys, items }: Pick<Prize, 'keys' | 'items'>, messages: Messages, language: Language): string =>
  [
    ...items.map((item) => rewardNameIn(item, language)),
    ...(keys > 0 ? [formatMessage(messages.keys, { count: keys })] : []),
  ].join(' + ')
