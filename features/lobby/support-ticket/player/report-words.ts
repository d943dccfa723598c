import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { TicketCategory } from '../ticket-terms.ts'
import { messages } from './messages/en.ts'

export const categoryNames: Readonly<Record<TicketCategory, string>> = {
  game: messages.aboutGame,
  payment: messages.aboutPayment,
  account: messages.aboutAccount,
  safety: messages.aboutSafety,
  other: messages.aboutOther,
}

type ReportState = 'open' | 'answered' | 'closed'
type StateWord = { readonly tone: BadgeProps['tone']; readonly text: string }

export const stateWords: Readonly<Record<ReportState, StateWord>> = {
  open: { tone: 'neutral', text: messages.inReview },
  answered: { tone: 'success', text: messages.answered },
  closed: { tone: 'neutral', text: messages.solved },
}
