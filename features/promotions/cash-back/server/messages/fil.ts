import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Cash back',
  onBetsOfYesterday: 'Cash back sa mga taya kahapon',
  fromTo: 'Makakakuha ka ng {min} hanggang {max} kada araw, may {times}× playthrough.',
  yourRate: '{rate} ang rate mo, o ang rate ng VIP level mo kung mas mataas ito.',
  howMuch:
    'Kuwenta ng cash back: rate mo times ang kasaling taya mo kahapon, mula hatinggabi hanggang hatinggabi, Manila time. I-claim ito bago maghatinggabi.',
  voidedAndCap:
    'Ibabawas sa susunod na araw ang mga round na na-void. Hanggang {cap} lang ng taya mo sa isang buwan ang lahat ng rebate.',
})
