/** What a ticket is about. */
export const ticketCategories = ['game', 'payment', 'account', 'safety', 'other'] as const
export type TicketCategory = (typeof ticketCategories)[number]

/** Where it came from: the player's form, a chat, or a phone call that a member entered. */
export const ticketSources = ['report', 'chat', 'call'] as const
export type TicketSource = (typeof ticketSources)[number]

/** open: it waits for customer service; waiting: for the player; solved. */
export const ticketStates = ['open', 'waiting', 'solved'] as const
export type TicketState = (typeof ticketStates)[number]

export const ticketTextLengthMin = 10
export const ticketTextLengthMax = 2000
