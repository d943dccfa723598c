import type { ComplaintKind } from '#core/complaint-kind.ts'
import type { TicketCategory } from './ticket-terms.ts'

/** Of a complaint that a player writes: it follows from the topic. A member can change it. */
export const complaintKindOf: Readonly<Record<TicketCategory, ComplaintKind>> = {
  game: 'gameResult',
  payment: 'payment',
  account: 'account',
  safety: 'responsiblePlay',
  other: 'other',
}
