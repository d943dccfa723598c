import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { ReportCategory } from '../contract.ts'
import type { ReportState } from '../rules.ts'

export const categoryWords: Readonly<Record<ReportCategory, string>> = {
  game: 'A game',
  payment: 'A payment',
  account: 'The account',
  safety: 'Safer play',
  other: 'Something else',
}

export const stateWords: Readonly<Record<ReportState, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  open: { tone: 'warning', text: 'Open' },
  answered: { tone: 'success', text: 'Answered' },
  closed: { tone: 'neutral', text: 'Closed' },
}
