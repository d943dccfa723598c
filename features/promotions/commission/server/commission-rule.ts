import { gameType } from '#core/enumerations/game-type.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type MessagesOf, messagesIn } from '#core/message/local-text.ts'
import { decimalOf, percentText } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { RuleBlock } from '#features/promotions/kit/server/index.ts'
import type { CommissionTerms } from '../rules.ts'
import { commissionTexts } from './messages/index.ts'

type Messages = MessagesOf<typeof commissionTexts>

const levelKeys = ['levelOne', 'levelTwo', 'levelThree'] as const

const gameKeys: Readonly<Record<number, 'slots' | 'fishing' | 'poker' | 'sports' | 'live' | 'otherGames'>> = {
  [gameType.slots]: 'slots',
  [gameType.fish]: 'fishing',
  [gameType.poker]: 'poker',
  [gameType.sports]: 'sports',
  [gameType.live]: 'live',
  [gameType.games]: 'otherGames',
}

/** The rules of commission, rendered from the terms that are settled by. */
export function commissionRule(terms: CommissionTerms, language: Language): readonly RuleBlock[] {
  const messages = messagesIn(commissionTexts, language)
  return [
    earningRule(terms, messages),
    ...(terms.tiers.length === 0 ? [] : [tierRule(terms, messages)]),
    gameRule(terms, messages),
    { heading: messages.whatDoesNotCount, text: [messages.tied, messages.paused, messages.voided, messages.onePromo] },
    payoutRule(terms, messages),
  ]
}

const earningRule = ({ rates, dailyMax }: CommissionTerms, messages: Messages): RuleBlock => ({
  heading: messages.commission,
  text: [messages.onBets, messages.settled, formatMessage(messages.dailyMax, { amount: formatMoney(dailyMax) })],
  table: {
    head: [messages.whoPlays, messages.youEarn],
    rows: rates.map((rate, index) => [messages[levelKeys[index] ?? 'levelThree'], percentText(rate)]),
  },
})

const tierRule = ({ activeMin, tiers }: CommissionTerms, messages: Messages): RuleBlock => ({
  heading: messages.higherRate,
  text: [formatMessage(messages.activeFriend, { amount: formatMoney(activeMin) })],
  table: {
    head: [messages.activeFriends, messages.youEarn],
    rows: tiers.map(({ active, rate }) => [String(active), percentText(rate)]),
  },
})

const gameRule = ({ weights }: CommissionTerms, messages: Messages): RuleBlock => ({
  heading: messages.whatCounts,
  text: [messages.listedOnly],
  table: {
    head: [messages.games, messages.partThatCounts],
    rows: weights.map(({ game, weight }) => [messages[gameKeys[game] ?? 'otherGames'], percentText(weight)]),
  },
})

const payoutRule = ({ exchangeMin, reviewAbove, betRate }: CommissionTerms, messages: Messages): RuleBlock => ({
  heading: messages.gettingPaid,
  text: [
    formatMessage(messages.exchange, { amount: formatMoney(exchangeMin), times: decimalOf(betRate) }),
    formatMessage(messages.review, { amount: formatMoney(reviewAbove) }),
  ],
})
