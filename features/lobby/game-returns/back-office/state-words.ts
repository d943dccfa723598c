import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { ReturnState } from '../return-words.ts'
import { messages } from './messages/en.ts'

export const stateWords: Readonly<Record<ReturnState, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  paysTooMuch: { tone: 'danger', text: messages.paysTooMuch },
  paysTooLittle: { tone: 'danger', text: messages.paysTooLittle },
  high: { tone: 'warning', text: messages.high },
  low: { tone: 'warning', text: messages.low },
  within: { tone: 'success', text: messages.within },
  few: { tone: 'neutral', text: messages.few },
  counted: { tone: 'neutral', text: messages.counted },
}

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Millionths as a percentage with two digits. */
export const shareText = (millionths: number): string => percent.format(millionths / 1_000_000)
