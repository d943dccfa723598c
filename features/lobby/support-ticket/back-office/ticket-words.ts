import { complaintKinds, complaintWords } from '#core/complaint-kind.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { viewTicket } from '../staff-contract.ts'
import { type TicketCategory, ticketCategories, type TicketSource, type TicketState } from '../ticket-terms.ts'
import { messages } from './messages/en.ts'

export type StaffTicket = ResponseOf<typeof viewTicket>

export const categoryWords: Readonly<Record<TicketCategory, string>> = {
  game: messages.categoryGame,
  payment: messages.categoryPayment,
  account: messages.categoryAccount,
  safety: messages.categorySafety,
  other: messages.categoryOther,
}

export const categoryOptions = ticketCategories.map((value) => ({ value, label: categoryWords[value] }))

export const complaintOptions = complaintKinds.map((value) => ({ value, label: withCapital(complaintWords[value]) }))

function withCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const sourceWords: Readonly<Record<TicketSource, string>> = {
  report: messages.sourceReport,
  chat: messages.sourceChat,
  call: messages.sourceCall,
}

export const stateWords: Readonly<Record<TicketState, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  open: { tone: 'warning', text: messages.openState },
  waiting: { tone: 'neutral', text: messages.waitingState },
  solved: { tone: 'success', text: messages.solvedState },
}
