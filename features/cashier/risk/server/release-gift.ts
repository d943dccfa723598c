import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn, translated } from '#core/message/local-text.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { writeToPlayer } from '#features/players/mail/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { riskTexts } from './messages/index.ts'
import { heldGiftRelease, type Release } from './store/held-gift.store.ts'

export const giftReleasedTopic = 'GIFT_RELEASED'

/** Releases a held gift and notifies the player. False: it is no longer held. */
export async function releaseGift(tx: Transaction, release: Release) {
  const released = await heldGiftRelease(tx, release)
  if (released === undefined) return undefined
  const { playerId, gift, now } = release
  await publish(tx, {
    topic: giftReleasedTopic,
    key: String(playerId),
    payload: { playerId: String(playerId), gift, at: now },
  })
  const language = await languageOfPlayer(tx, playerId)
  const reward = translated(released.title, released.titleFil)[language]
  await writeToPlayer(tx, { ...releasedWords(reward, language), playerId, kind: 'reward', now })
  return released
}

export function releasedWords(reward: string, language: Language): LetterWords {
  const messages = messagesIn(riskTexts, language)
  return {
    title: messages.releasedTitle,
    body: [formatMessage(messages.released, { reward }), messages.releasedHow],
  }
}
