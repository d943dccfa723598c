import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // activities-page.tsx
  promos: 'Mga promo',
  loadingPromos: 'Nilo-load ang mga promo',
  promosEmpty: 'Walang promo ngayon',
  promosEmptyHint: 'Dito lalabas ang mga bagong promo. Bukas pa rin ang lahat ng laro.',
  rewards: 'Mga reward',
  untilTime: 'Hanggang {time}',
  // claim-button.tsx
  claim: 'I-claim',
  locked: 'Naka-lock',
  claimed: 'Na-claim na',
  // day-cells.tsx
  dayNumber: 'Araw {day}',
  // given-dialog.tsx
  rewardReceived: 'Natanggap na ang reward',
  done: 'OK',
  // promotion-body.tsx
  tips: 'Tips',
  seePromos: 'Tingnan ang mga promo',
  loadingPromo: 'Nilo-load ang promo',
  // promotion-page.tsx
  howItWorks: 'Paano ito?',
  endsIn: 'Matatapos sa',
  manilaTime: '{time}, Manila time',
  // reward-items.tsx
  playthrough: '{betRate}× playthrough',
  // rule-page.tsx
  rules: 'Mechanics',
  loadingRules: 'Nilo-load ang mechanics',
  // sold-out.tsx
  soldOut: 'Ubos na sa ngayon',
  soldOutPaymentCounts: 'Kung nasimulan mo na ang bayad, kasama pa rin ito.',
  // announce-gift.ts
  rewardsReceived: 'Nakuha mo ang {rewards}.',
  namesAndLast: '{names} at {last}',
})
