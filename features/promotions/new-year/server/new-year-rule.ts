import { formatDay } from '#core/clock/manila-format.ts'
import { addDuration } from '#core/clock/instant.ts'
import { milliseconds } from '#core/clock/duration.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { MessagesOf } from '#core/message/local-text.ts'
import { basisPoints, decimalOf, percentText } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { rewardNamesIn } from '#core/reward/local-reward-name.ts'
import type { RuleBlock } from '#features/promotions/kit/server/index.ts'
import type { Terms } from '#features/promotions/kit/server/index.ts'
import { type DayTask, type NewYear, type PieceId, pieceIn, type Prize, rarestPiece } from '../rules.ts'
import type { newYearTexts } from './messages/index.ts'

type Messages = MessagesOf<typeof newYearTexts>
type RuleReader = { readonly messages: Messages; readonly language: Language; readonly terms: Terms }

/** "How it works", from the settings that the server executes. */
export const newYearRule = (newYear: NewYear, reader: RuleReader): readonly RuleBlock[] => [
  { heading: reader.messages.howItWorks, text: stepsOf(newYear, reader) },
  tasksBlock(newYear, reader),
  boxBlock(newYear, reader),
  {
    heading: reader.messages.whatGrandHolds,
    text: [reader.messages.grandChances],
    table: prizeTable(newYear.grandPrizes, reader),
  },
  leftoversBlock(newYear, reader),
]

const stepsOf = ({ extraPer, extraMax }: NewYear, { messages, terms: { endAt } }: RuleReader): readonly string[] => [
  messages.steps,
  ...(endAt === null
    ? []
    : [formatMessage(messages.midnight, { until: formatDay(dayOf(addDuration(endAt, milliseconds(-1)))) })]),
  ...(extraMax === 0 ? [] : [formatMessage(messages.extraBoxes, { amount: formatMoney(extraPer), max: extraMax })]),
  messages.returned,
  messages.paused,
]

const tasksBlock = ({ tasks }: NewYear, { messages }: RuleReader): RuleBlock => ({
  heading: messages.tasks,
  table: {
    head: [messages.task, messages.boxes],
    rows: tasks.map((task) => [taskText(task, messages), String(task.boxes)]),
  },
})

function taskText({ kind, need }: DayTask, messages: Messages): string {
  if (kind === 'login') return messages.taskLogin
  if (kind === 'share') return messages.taskShare
  return formatMessage(kind === 'deposit' ? messages.taskDeposit : messages.taskBet, { amount: formatMoney(need) })
}

const boxBlock = ({ prizes, guaranteedAt }: NewYear, reader: RuleReader): RuleBlock => ({
  heading: reader.messages.whatBoxesHold,
  text: [
    reader.messages.chances,
    ...(guaranteedAt < 2
      ? []
      : [
          formatMessage(reader.messages.guaranteed, {
            before: guaranteedAt - 1,
            at: guaranteedAt,
            piece: pieceName(rarestPiece, reader.messages),
          }),
        ]),
  ],
  table: prizeTable(prizes, reader),
})

const prizeTable = (prizes: readonly Prize[], { messages, language }: RuleReader) => ({
  head: [messages.prize, messages.chance, messages.playthrough],
  rows: prizes.map(({ weight, items }) => {
    const piece = pieceIn(items)
    return [
      piece === undefined ? rewardNamesIn(items, language) : pieceName(piece, messages),
      percentText(basisPoints(weight)),
      playthroughText(items[0]?.betRate ?? 0) ?? messages.noPlaythrough,
    ]
  }),
})

const playthroughText = (betRate: number): string | undefined =>
  betRate === 0 ? undefined : `${decimalOf(basisPoints(betRate))}×`

const pieceName = (piece: PieceId, messages: Messages): string =>
  ({ 40_001: messages.torotot, 40_002: messages.fruits, 40_003: messages.lusis, 40_004: messages.bell })[piece]

const leftoversBlock = ({ leftovers }: NewYear, { messages }: RuleReader): RuleBlock => ({
  heading: messages.leftovers,
  text: [messages.leftoversHow],
  table: {
    head: [messages.piece, messages.points],
    rows: leftovers.map(({ id, points }) => [pieceName(id, messages), points.toLocaleString('en-PH')]),
  },
})
