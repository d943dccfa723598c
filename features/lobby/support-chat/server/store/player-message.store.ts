import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { ChatMessage } from './message.store.ts'

type PlayerMessage = Omit<ChatMessage, 'member'> & {
  readonly chatId: bigint
  readonly closedAt: Instant | null
  readonly rating: number | null
}

/** All messages of a player's chats, for the copy of the player's data. */
export const messagesOfPlayer = listQuery<PlayerMessage>()({
  name: 'support_message_list_of_player',
  columns: `m.id, m.chat_id as "chatId", m.author, m.member_name as "memberName", m.text,
    exists (select from support_picture p where p.message_id = m.id) as "hasPicture", m.sent_at as "sentAt",
    c.closed_at as "closedAt", c.rating`,
  from: 'support_message m join support_chat c on c.id = m.chat_id',
  filters: { playerId: 'c.player_id = $' },
  sorts: { oldest: { by: 'm.id', kind: 'number', direction: 'asc' } },
  id: 'm.id',
})
