import { formatInstant, formatTime } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { supportChatTexts as texts } from './messages/index.ts'
import type { ChatMessage } from './store/message.store.ts'

type Transcript = { readonly openedAt: Instant; readonly messages: readonly ChatMessage[] }

/** A letter of more would not be read. Earlier messages are in the copy of the player's data. */
const linesMax = 200

/** The whole chat in the player's inbox, a paragraph for each message. */
export function transcriptLetter({ openedAt, messages }: Transcript, language: Language) {
  const shown = messages.slice(-linesMax)
  const earlier = messages.length - shown.length
  return {
    title: formatMessage(texts.transcriptTitle[language], { time: formatInstant(openedAt) }),
    body: [
      ...(earlier > 0 ? [formatMessage(texts.transcriptEarlier[language], { earlier })] : []),
      ...shown.map((message, index) => lineOf(message, shown[index - 1]?.sentAt ?? openedAt, language)),
    ],
  }
}

/** The day is named where it changes. */
function lineOf({ author, memberName, text, hasPicture, sentAt }: ChatMessage, before: Instant, language: Language) {
  const time = dayOf(before) === dayOf(sentAt) ? formatTime(sentAt) : formatInstant(sentAt)
  const name = author === 'player' ? texts.you[language] : (memberName ?? '')
  return `${name}, ${time}: ${hasPicture ? texts.photo[language] : text}`
}
