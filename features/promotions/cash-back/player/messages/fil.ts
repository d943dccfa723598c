import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // cash-back-card.tsx
  monthlyCapReached: 'Naabot mo na ang cap ngayong buwan kaya mas maliit ang cash back mo.',
  title: 'Cash back para kahapon',
  noBets: 'Wala kang kasaling taya kahapon.',
  percentOfBets: '{percent} ng {base} na kasaling taya mo.',
  nothingToClaim: 'Walang mai-claim ngayon',
  claimBeforeMidnight: 'I-claim bago maghatinggabi, Manila time.',
})
