import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Sign-in cards',
  howItWorks: 'Paano ito?',
  getCard:
    'I-deposit ang presyo ng card para makuha ito. Magagamit mo ang buong presyo sa laro, may 1× playthrough gaya ng bawat deposit.',
  claimInOrder:
    'Mag-claim ng bahagi ng presyo sa {days} araw, sunod-sunod, isa kada araw, Manila time. Hindi nawawala ang araw na na-miss mo: {lasts} araw ang card mula nang bilhin.',
  coinsPlaythrough:
    'Kailangan ng {times}× playthrough bago ma-withdraw ang coins na na-claim mo. Isang beses mo lang mabibili ang bawat card.',
  refunded: 'Kung na-refund ang deposit, matatapos ang card at babawiin ang mga na-claim mo.',
  day: 'Araw',
  share: 'Bahagi',
  withFirstCard: 'Kasama ng unang card mo',
  signUpBonus: 'Ang sign-up bonus. I-verify ang identity mo para ma-claim ito. Isang beses bawat tao.',
})
