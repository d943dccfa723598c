import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Scratch card sa bawat kaibigang mag-qualify',
  title: 'Scratch at spin',
  // agent-count-page.tsx
  pageLead: 'Bawat kaibigang mag-qualify, may scratch card ka. Kapag dumami sila, may spin at mga chest pa.',
  // scratch-ticket.tsx
  scratchCard: 'Scratch card',
  cardsLeft: 'May {count} card ka.',
  cardsNone: 'Bawat kaibigang mag-qualify, may isang card ka.',
  scratch: 'I-scratch ang card',
  scratchNext: 'I-scratch ang kasunod',
  inviteForCard: 'Mag-invite ng kaibigan',
  youWon: 'Nakuha mo',
  paused: 'Ubos na ang premyo sa araw na ito. Nandito pa rin ang mga card at spin mo.',
  // spin-card.tsx
  wheel: 'Wheel',
  spinsLeft: 'May {count} spin ka.',
  friendsToSpin: '{count} pang qualified na kaibigan para may spin ka.',
  spinWheel: 'I-spin ang wheel',
  chancesInRules: 'Nasa “Paano ito?” ang chance ng bawat premyo.',
  // chest-path.tsx
  chests: 'Mga chest',
  friendsCount: '{count} kaibigan ang qualified',
  friendsOfNeed: '{friends} sa {need} kaibigan',
  // friends-progress.tsx
  yourFriends: 'Mga kaibigan mo',
  friendsEmpty: 'Wala ka pang na-invite',
  friendsEmptyHint: 'Dito lalabas ang mga nag-sign up gamit ang link mo, at kung ano pa ang kulang ng bawat isa.',
  waitingDeposit: 'Kasunod: unang deposit',
  waitingBet: 'Kasunod: maglaro',
  waitingVerification: 'Kasunod: i-verify ang number at identity',
  joinedAt: 'Sumali noong {time}',
  inProgress: 'Ongoing',
  qualified: 'Qualified',
  late: 'Huli na',
  notQualified: 'Hindi qualified',
  newer: 'Mas bago',
  older: 'Mas luma',
  // draw-list.tsx
  yourPrizes: 'Mga premyo mo',
  drawNumber: 'Draw {count}',
  takenBack: 'Binawi',
})
