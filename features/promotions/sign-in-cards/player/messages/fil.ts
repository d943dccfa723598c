import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // card-choice.tsx
  cardsEmpty: 'Wala nang mabibiling card',
  cardsEmptyHint: 'Nabili mo na ang bawat card. Tingnan ang ibang promo.',
  firstCardBonus: 'Kasama sa unang card mo',
  signUpBonus: 'Sign-up bonus. I-verify ang identity mo para ma-claim ito.',
  claimWithin: 'Magagamit mo agad sa laro ang buong presyo. Isang araw bawat claim, sa loob ng {count} araw.',
  totalOverDays: '{total} pa sa loob ng {count} araw',
  rewardsByDay: 'Reward bawat araw',
  dayNumber: 'Araw {day}:',
  getItForPrice: 'Kunin sa {price}',
  paymentCounts: 'Kung nasimulan mo nang bayaran ang isang card, valid pa rin ito.',
  // card-face.tsx
  signInCard: 'Sign-in card',
  // entry.ts
  title: 'Sign-in cards',
  chooseCard: 'Pumili ng card',
  lead: 'Mag-claim ulit ng bahagi ng deposit araw-araw',
  rewardReady: 'May reward',
  // owned-card.tsx
  allDaysClaimed: 'Na-claim na ang lahat',
  untilTime: 'Hanggang {time}',
  verifyToClaim: 'I-verify ang identity mo para ma-claim ito.',
  verify: 'I-verify',
  ended: 'Tapos na',
  locked: 'Naka-lock',
  daysLeft: '{count} araw na lang.',
  daysLeftNextAtMidnight: '{count} araw na lang. Magbubukas ang susunod sa hatinggabi, Manila time.',
  // sign-page.tsx
  pageLead: 'Gamitin sa laro ang buong deposit, at mag-claim ulit ng bahagi nito araw-araw.',
  nextDayIn: 'Susunod na araw sa loob ng',
  yourCards: 'Mga card mo',
  seeCards: 'Tingnan ang cards',
  moreCards: 'May {count} pang card para sa iyo',
  // sign-pay-page.tsx
  choiceLead:
    'Isang bayad lang sa card. Gamitin agad sa laro ang buong halaga, at mag-claim ulit ng bahagi nito araw-araw.',
  ownedCards: 'May {count} card ka',
})
