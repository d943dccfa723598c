import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { tournamentTexts } from './messages/index.ts'

type PlaceFacts = { readonly name: string; readonly place: number; readonly of: number }

const placeTexts = ({ place, of }: PlaceFacts) => ({
  place: place.toLocaleString('en-PH'),
  of: of.toLocaleString('en-PH'),
})

type PrizeFacts = PlaceFacts & { readonly prize: Centavos }

/** To a player who won a prize. */
export function wonWords({ prize, ...facts }: PrizeFacts, language: Language): LetterWords {
  const messages = messagesIn(tournamentTexts, language)
  return {
    title: formatMessage(messages.wonTitle, facts),
    body: [formatMessage(messages.wonBody, { ...placeTexts(facts), amount: formatMoney(prize) }), messages.resultHow],
  }
}

/** To a player whose place has no prize. */
export function placeWords(facts: PlaceFacts, language: Language): LetterWords {
  const messages = messagesIn(tournamentTexts, language)
  return {
    title: formatMessage(messages.resultTitle, facts),
    body: [formatMessage(messages.resultBody, placeTexts(facts)), messages.resultHow],
  }
}

type StopFacts = { readonly name: string; readonly hasPaidPoints: boolean }

/** To a player of a tournament that was stopped. */
export function stoppedWords({ name, hasPaidPoints }: StopFacts, language: Language): LetterWords {
  const messages = messagesIn(tournamentTexts, language)
  return {
    title: formatMessage(messages.stoppedTitle, { name }),
    body: [messages.stoppedBody, ...(hasPaidPoints ? [messages.stoppedPoints] : [])],
  }
}
