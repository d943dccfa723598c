import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Ticket } from './ticket.store.ts'
import type { TicketMessage } from './ticket-message.store.ts'

type PlayerMessage = Omit<TicketMessage, 'member' | 'author'> &
  Pick<Ticket, 'source' | 'category' | 'complaint' | 'rating' | 'solvedAt'> & {
    readonly author: 'player' | 'staff'
    readonly ticketId: bigint
    readonly openedAt: Instant
  }

/** All messages of a player's tickets, for the copy of the player's data. */
export const ticketMessagesOfPlayer = listQuery<PlayerMessage>()({
  name: 'support_ticket_message_list_of_player',
  columns: `m.id, m.ticket_id as "ticketId", m.author, m.member_name as "memberName", m.text, m.sent_at as "sentAt",
    t.source, t.category, t.complaint, t.rating, t.opened_at as "openedAt", t.solved_at as "solvedAt"`,
  from: `support_ticket_message m join support_ticket t on t.id = m.ticket_id and m.author <> 'note'`,
  filters: { playerId: 't.player_id = $' },
  sorts: { oldest: { by: 'm.id', kind: 'number', direction: 'asc' } },
  id: 'm.id',
})
