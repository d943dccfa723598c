import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { ReportCategory } from '../contract.ts'
import type { ReportState } from '../rules.ts'
import { messages } from './messages/en.ts'

export const categoryWords: Readonly<Record<ReportCategory, string>> = {
  game: 'A game',
  payment: 'A payment',
  account: messages.theAccount,
  safety: messages.saferPlay,
  other: messages.somethingElse,
}

export const stateWords: Readonly<Record<ReportState, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  open: { tone: 'warning', text: messages.open },
  answered: { tone: 'success', text: messages.answered },
  closed: { tone: 'neutral', text: messages.closed },
}
