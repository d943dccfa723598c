import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Deposit ladder',
  howItWorks: 'Paano ito?',
  depositThePrice:
    'Mag-deposit ng presyo ng susunod mong step o higit pa, kahit anong payment method. Kasama ng deposit ang bonus, at magbubukas ang susunod na step.',
  bonusPlaythrough:
    'Bahagi ng presyo ng step ang bonus at kailangan ng {times}× playthrough bago ma-withdraw. 1× playthrough naman ang deposit, gaya ng bawat deposit.',
  restarts: 'Mag-uumpisa ulit ang ladder tuwing Lunes, 12:00 AM, Manila time, kahit saang step ka man.',
  weekMax:
    'Kung mag-withdraw ka sa pagitan ng dalawang step, babalik ka sa step 1. Hanggang {max} lang ang makukuha mo bawat linggo.',
  couponsAndRefunds:
    'Hindi kasali sa ladder ang deposit na may coupon. Kung na-refund ang deposit, babawiin ang bonus nito.',
  step: 'Step',
  deposit: 'Deposit',
  bonus: 'Bonus',
  amountAndShare: '{amount} ({share})',
})
