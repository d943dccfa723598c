import { formatInstant } from '#core/clock/manila-format.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { MessagesOf } from '#core/message/local-text.ts'
import { decimalOf } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { rewardNamesIn } from '#core/reward/local-reward-name.ts'
import { leastRound, type RuleBlock, seasonOf, type Terms } from '#features/promotions/kit/server/index.ts'
import { type DayTask, earnsUntil, type Festival, packBonus, type ShopItem } from '../rules.ts'
import type { festivalTexts } from './messages/index.ts'

type Messages = MessagesOf<typeof festivalTexts>
type RuleReader = { readonly messages: Messages; readonly language: Language; readonly terms: Terms }

/** "How it works", from the settings that the server executes. */
export const festivalRule = (festival: Festival, reader: RuleReader): readonly RuleBlock[] => [
  { heading: reader.messages.howItWorks, text: stepsOf(festival, reader) },
  tasksBlock(festival, reader),
  packsBlock(festival, reader),
  shopBlock(festival, reader),
]

function stepsOf(festival: Festival, { messages, terms }: RuleReader): readonly string[] {
  const season = seasonOf({ terms })
  return [
    messages.steps,
    ...(season === undefined
      ? []
      : [
          formatMessage(messages.dates, {
            earnsUntil: formatInstant(earnsUntil(festival, season)),
            endsAt: formatInstant(season.endsAt),
          }),
        ]),
    messages.returned,
  ]
}

const tasksBlock = ({ tasks }: Festival, { messages }: RuleReader): RuleBlock => ({
  heading: messages.tasks,
  text: [formatMessage(messages.daily, { least: formatMoney(leastRound) })],
  table: {
    head: [messages.task, messages.stars],
    rows: tasks.map((task) => [taskText(task, messages), task.stars.toLocaleString('en-PH')]),
  },
})

function taskText({ kind, need }: DayTask, messages: Messages): string {
  if (kind === 'visit') return messages.taskVisit
  return kind === 'play'
    ? formatMessage(messages.taskPlay, { count: Number(need) })
    : formatMessage(messages.taskBet, { amount: formatMoney(centavos(need)) })
}

const packsBlock = ({ packs, packBetRate }: Festival, { messages }: RuleReader): RuleBlock => ({
  heading: messages.packs,
  text: [formatMessage(messages.packsHow, { times: decimalOf(packBetRate) }), messages.packsStop],
  table: {
    head: [messages.deposit, messages.bonus, messages.stars],
    rows: packs.map((pack) => [
      formatMoney(pack.price),
      formatMoney(packBonus(pack)),
      pack.stars.toLocaleString('en-PH'),
    ]),
  },
})

const shopBlock = ({ shop }: Festival, { messages, language }: RuleReader): RuleBlock => ({
  heading: messages.shop,
  text: [messages.shopHow],
  table: {
    head: [messages.reward, messages.stars, messages.times, messages.playthrough],
    rows: shop.map((item) => [
      rewardNamesIn(item.items, language),
      item.stars.toLocaleString('en-PH'),
      String(item.perPlayer),
      playthroughText(item) ?? messages.noPlaythrough,
    ]),
  },
})

function playthroughText({ items }: ShopItem): string | undefined {
  const rates = items.map(({ betRate }) => betRate).filter((betRate) => betRate > 0)
  return rates.length === 0 ? undefined : rates.map((betRate) => `${decimalOf(betRate)}×`).join(', ')
}
