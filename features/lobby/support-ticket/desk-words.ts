import type { TicketCategory, TicketSource, TicketState } from './ticket-terms.ts'

/** What a ticket is about, on pages and in exports. */
export const categoryWords = {
  game: 'Game',
  payment: 'Payment',
  account: 'Account',
  safety: 'Responsible play',
  other: 'Something else',
} as const satisfies Readonly<Record<TicketCategory, string>>

/** Where it came from. */
export const sourceWords = {
  report: 'Report',
  chat: 'Chat',
  call: 'Phone call',
} as const satisfies Readonly<Record<TicketSource, string>>

/** Whom it waits for. */
export const ticketStateWords = {
  open: 'Open',
  waiting: 'Waiting for the player',
  solved: 'Solved',
} as const satisfies Readonly<Record<TicketState, string>>
