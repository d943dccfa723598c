import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { ReturnState } from '../return-words.ts'
import { returnStateWords } from '../return-state-words.ts'

export const stateWords: Readonly<Record<ReturnState, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  paysTooMuch: { tone: 'danger', text: returnStateWords.paysTooMuch },
  paysTooLittle: { tone: 'danger', text: returnStateWords.paysTooLittle },
  high: { tone: 'warning', text: returnStateWords.high },
  low: { tone: 'warning', text: returnStateWords.low },
  within: { tone: 'success', text: returnStateWords.within },
  few: { tone: 'neutral', text: returnStateWords.few },
  counted: { tone: 'neutral', text: returnStateWords.counted },
}

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Millionths as a percentage with two digits. */
export const shareText = (millionths: number): string => percent.format(millionths / 1_000_000)
