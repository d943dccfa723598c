import { complaintKinds, complaintWords } from '#core/complaint-kind.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { viewTicket } from '../staff-contract.ts'
import { categoryWords, ticketStateWords } from '../desk-words.ts'
import { ticketCategories, type TicketState } from '../ticket-terms.ts'

export type StaffTicket = ResponseOf<typeof viewTicket>

export const categoryOptions = ticketCategories.map((value) => ({ value, label: categoryWords[value] }))

export const complaintOptions = complaintKinds.map((value) => ({ value, label: withCapital(complaintWords[value]) }))

function withCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const stateWords: Readonly<Record<TicketState, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  open: { tone: 'warning', text: ticketStateWords.open },
  waiting: { tone: 'neutral', text: ticketStateWords.waiting },
  solved: { tone: 'success', text: ticketStateWords.solved },
}
