import type { Json } from '#core/json.ts'
import { ticketNumber } from '../../rules.ts'
import type { Ticket } from '../store/ticket.store.ts'

type After = { readonly [name: string]: Json }
type TicketFacts = Pick<Ticket, 'id' | 'playerId' | 'openedAt' | 'state' | 'owner'>

/** Under the player's name, or the ticket's own if it has no player. */
export const subjectOf = ({ id, playerId }: Pick<Ticket, 'id' | 'playerId'>): string =>
  playerId === null ? `supportTicket:${id}` : `player:${playerId}`

/** What the audit log says of an act on a ticket: its number and no text, which the log would keep longer. */
export const recordOf = (ticket: TicketFacts, after: After) => {
  const before = { ticket: ticketNumber(ticket.id, ticket.openedAt), state: ticket.state, owner: ticket.owner }
  return { subject: subjectOf(ticket), before, after: { ...before, ...after } }
}
