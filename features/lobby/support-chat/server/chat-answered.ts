import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'

/** A member of the staff answered in a player's chat. */
export const chatAnsweredTopic = 'SUPPORT_CHAT_ANSWERED'

type ChatAnswer = { readonly playerId: bigint; readonly chatId: bigint; readonly at: Instant }

/** In the transaction of the answer. */
export const announceChatAnswer = (tx: Transaction, { playerId, chatId, at }: ChatAnswer): Promise<void> =>
  publish(tx, {
    topic: chatAnsweredTopic,
    key: String(playerId),
    payload: { playerId: String(playerId), chatId: String(chatId), at },
  })
