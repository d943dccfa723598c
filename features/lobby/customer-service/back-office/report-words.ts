import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { ReportCategory } from '../contract.ts'
import type { ReportState } from '../rules.ts'
import { messages } from './messages/en.ts'

export const categoryWords: Readonly<Record<ReportCategory, string>> = {
  game: messages.categoryGame,
  payment: messages.categoryPayment,
  account: messages.categoryAccount,
  safety: messages.categorySafety,
  other: messages.categoryOther,
}

export const stateWords: Readonly<Record<ReportState, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  open: { tone: 'warning', text: messages.openState },
  answered: { tone: 'success', text: messages.answeredState },
  closed: { tone: 'neutral', text: messages.closedState },
}
