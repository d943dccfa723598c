import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { personalHistory, type PersonalData } from '#platform/feature-module/personal-data.ts'
import { messagesOfPlayer } from './store/player-message.store.ts'

/** Every message of the player's chats. The photos themselves are given by customer service. */
export const chatData: PersonalData = personalHistory({
  name: 'supportChats',
  list: messagesOfPlayer,
  filter: ({ playerId }) => ({ playerId }),
  sort: 'oldest',
  recordOf: ({ chatId, author, memberName, text, hasPicture, sentAt, closedAt, rating }) => ({
    chat: Number(chatId),
    from: author === 'player' ? 'player' : (memberName ?? ''),
    text,
    isPhoto: hasPicture,
    sentAt: isoTime(sentAt),
    chatClosedAt: isoTimeOrNull(closedAt),
    rating,
  }),
})
