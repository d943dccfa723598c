import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // deposit-letters.ts
  addedTitle: 'Naidagdag na ang deposit mo',
  addedLate:
    'Dumating ang bayad mo pagkatapos mag-expire ng deposit. Noong {time} (Manila time), idinagdag pa rin namin ang {amount} sa balance mo.',
  addedOther:
    '{amount} ang ibinayad mo, hindi ang {due} ng deposit mo. Noong {time} (Manila time), idinagdag namin sa balance mo ang ibinayad mo.',
  number: '{number} ang order ID. Kontakin ang customer service kung may mali.',
  refundedTitle: 'Na-refund na ang deposit mo',
  refunded:
    'Noong {time} (Manila time), ibinalik ng payment provider ang {amount} sa account na pinanggalingan ng bayad.',
  notRefundedTitle: 'Hindi na-refund ang deposit mo',
  notRefunded:
    'Hindi naibalik ng payment provider ang {amount}. Nasa balance mo na ulit ang pera mula {time} (Manila time).',
})
