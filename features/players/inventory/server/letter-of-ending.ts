import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { Language } from '#core/language/language.ts'
import { messagesIn } from '#core/message/local-text.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { rewardNameIn } from '#core/reward/local-reward-name.ts'
import { inventoryTexts } from './messages/index.ts'
import type { HeldItem } from '../held-item.ts'

/** The letter to a player who holds an item that ends soon. */
export function letterOfEnding({ id, playerId, propId, count, expiresAt }: HeldItem, language: Language, now: Instant) {
  const messages = messagesIn(inventoryTexts, language)
  const reward = rewardNameIn({ id: propId, count, betRate: basisPoints(0) }, language)
  const expires =
    expiresAt === 'never'
      ? formatMessage(messages.expiresSoon, { reward })
      : formatMessage(messages.expiresAt, { reward, time: formatInstant(expiresAt) })
  return {
    playerId,
    kind: 'reward' as const,
    source: 'inventory',
    sourceKey: String(id),
    title: formatMessage(messages.expiresSoonTitle, { reward }),
    body: [expires, messages.howToUse],
    items: [],
    sentAt: now,
    expiresAt: addDuration(now, days(2)),
  }
}
