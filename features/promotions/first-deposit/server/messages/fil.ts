import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'First deposit offer',
  howItWorks: 'Paano ito?',
  openUntilDeposit: 'Bukas ang offer hanggang sa unang deposit mo.',
  openFor: 'Bukas ang offer nang {count} oras mula nang mag-sign up ka, o hanggang sa unang deposit mo.',
  depositThePrice:
    'Gawin ang unang deposit mo na katumbas ng presyo ng offer o higit pa, kahit anong payment method. Magagamit mo lahat sa laro, may 1× playthrough gaya ng bawat deposit. Pagkatapos, i-claim ang bawat reward.',
  claimWithin:
    'I-claim ang rewards mo sa loob ng {count} oras mula sa bayad. Matatapos ang offer kung mas maliit ang unang deposit.',
  refunded: 'Kung na-refund ang deposit, babawiin ang mga na-claim mo.',
  priceGets: '{price}: {percent}% ang makukuha mo',
  forBetters:
    'Para lang sa mga nakataya na ng {amount} pataas noong una nilang makita ang offer. Hindi na nagbabago ang offer mo pagkatapos noon.',
})
