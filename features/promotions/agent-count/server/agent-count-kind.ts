import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { MessagesOf } from '#core/message/local-text.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { friendQualifiesText } from '#features/promotions/invite/server/index.ts'
import { earnedRewardTable, promotionKind, type RuleTable } from '#features/promotions/kit/server/index.ts'
import { rewardNamesIn } from '#core/reward/local-reward-name.ts'
import { type CountTerms, type Prize, prizeWeights } from '../rules.ts'
import { agentCountFields } from './agent-count-fields.ts'
import { costOfCount, dearestFriend } from './cost.ts'
import { agentCountTexts } from './messages/index.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const items = v.pipe(rewardItemsIn, v.minLength(1, 'Every prize needs a reward.'))

const prizesIn = (max: number) =>
  v.pipe(
    v.array(v.object({ weight: whole(1, prizeWeights), items })),
    v.minLength(1),
    v.maxLength(max),
    v.check(
      (all) => all.reduce((sum, { weight }) => sum + weight, 0) === prizeWeights,
      'The chances must add up to 100%.',
    ),
  )

const chests = v.pipe(
  v.array(v.object({ need: whole(1, 1_000), items })),
  v.maxLength(10),
  v.check(
    (all) => new Set(all.map(({ need }) => need)).size === all.length,
    'Each number of friends can be used once.',
  ),
)

const fieldsOfWheel = 8
const tooDear = 'Cards, spins and chests cost more per friend on average. Lower them, or raise this limit.'

/** A scratch card for each friend, a spin for every few, and chests. */
export const agentCountKind = promotionKind({
  activityId: activityType.agentCount,
  key: 'agent-count',
  title: agentCountTexts.title,
  texts: agentCountTexts,
  asks: { mobile: true, kyc: true },
  terms: { sort: 19, budget: { daily: wireCentavos(2_000_000) } },
  settings: v.pipe(
    v.object({
      scratch: prizesIn(12),
      every: whole(1, 100),
      wheel: prizesIn(fieldsOfWheel),
      chests,
      costMax: centavosIn,
      shares: v.boolean(),
    }),
    v.forward(
      v.rawCheck(({ dataset, addIssue }) => {
        // Not before each field is valid by itself.
        if (!dataset.typed || dataset.issues !== undefined) return
        if (dearestFriend(dataset.value) > dataset.value.costMax) addIssue({ message: tooDear })
      }),
      ['costMax'],
    ),
  ),
  fields: agentCountFields,
  cost: costOfCount,
  rule: (terms, { messages, language }) => [
    {
      heading: messages.howItWorks,
      text: [
        messages.cardPerFriend,
        formatMessage(messages.spinPerFriends, { count: terms.every }),
        ...(terms.chests.length === 0 ? [] : [messages.chestsAt]),
        friendQualifiesText(language),
        ...(terms.shares ? [] : [messages.onePromo]),
        messages.takenBack,
        messages.paused,
      ],
    },
    {
      heading: messages.scratchCards,
      text: [messages.cardChances],
      table: chancesTable(terms.scratch, messages, language),
    },
    { heading: messages.wheel, text: [messages.wheelChances], table: chancesTable(terms.wheel, messages, language) },
    ...(terms.chests.length === 0 ? [] : [chestRule(terms, messages, language)]),
  ],
})

type Messages = MessagesOf<typeof agentCountTexts>

const chancesTable = (prizes: readonly Prize[], messages: Messages, language: Language): RuleTable => ({
  head: [messages.prize, messages.chance, messages.playthrough],
  rows: prizes.map(({ items: gift, weight }) => [
    rewardNamesIn(gift, language),
    percentText(basisPoints(weight)),
    playthroughText(gift[0]?.betRate ?? 0) ?? messages.noPlaythrough,
  ]),
})

const playthroughText = (betRate: number): string | undefined =>
  betRate === 0 ? undefined : `${decimalOf(basisPoints(betRate))}×`

const chestRule = (terms: Pick<CountTerms, 'chests'>, messages: Messages, language: Language) => ({
  heading: messages.chests,
  table: earnedRewardTable(
    messages.qualifiedFriends,
    terms.chests.map(({ need, items: gift }) => ({ by: String(need), items: gift })),
    language,
  ),
})
