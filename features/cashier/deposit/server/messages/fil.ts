import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // deposit-letters.ts
  addedTitle: 'Naidagdag na ang deposit mo',
  addedLate:
    'Dumating ang bayad mo pagkatapos mag-expire ng deposit. Noong {time} (oras sa Manila), idinagdag pa rin namin ang {amount} sa balance mo.',
  addedOther:
    'Nagbayad ka ng {amount}, hindi ang {due} ng deposit mo. Noong {time} (oras sa Manila), idinagdag namin sa balance mo ang ibinayad mo.',
  number: 'Ang number ng deposit ay {number}. Kontakin ang customer service kung may mali.',
  refundedTitle: 'Na-refund na ang deposit mo',
  refunded: 'Noong {time} (oras sa Manila), ibinalik ng payment provider ang {amount} sa account na ipinambayad mo.',
  notRefundedTitle: 'Hindi na-refund ang deposit mo',
  notRefunded:
    'Hindi naibalik ng payment provider ang {amount}. Nasa balance mo na ulit ang pera mula {time} (oras sa Manila).',
})
