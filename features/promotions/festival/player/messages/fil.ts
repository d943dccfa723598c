import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // offer.ts
  lead: 'Mag-ipon ng stars at ipalit sa rewards',
  // entry.ts
  title: 'Fiesta',
  // festival.tsx
  soon: 'Malapit na ang fiesta',
  soonHint: 'Balik ka sa {day} para sa unang stars mo.',
  // scene/street.tsx
  startsIn: 'Magsisimula sa loob ng',
  earnFor: 'Puwede pang mag-ipon ng stars sa loob ng',
  shopEndsIn: 'Magsasara ang shop sa loob ng',
  yourStars: '{count} star',
  howItWorks: 'Paano ito?',
  // day-tasks.tsx
  tasks: 'Mga task ngayon',
  newTasksIn: 'Bagong task sa loob ng',
  taskVisit: 'Bisitahin ang fiesta',
  taskPlay: 'Maglaro ng rounds',
  taskBet: 'Tumaya ngayon',
  amountOfNeed: '{amount} sa {need}',
  getStars: 'Kunin ang {count} star',
  starCount: '{count} star',
  // packs.tsx
  packs: 'Fiesta packs',
  packsHint: 'May bonus at stars ang bawat deposit, isang beses kada fiesta.',
  withStars: 'Bonus at {count} star',
  bonus: 'Bonus',
  depositPrice: 'Mag-deposit ng {price}',
  bought: 'Nabili na',
  // item-words.tsx
  playthrough: '{betRate}× playthrough',
  // star-shop.tsx
  shop: 'Star shop',
  starsEnd: 'Gastusin ang stars mo hanggang {time}. Mawawala na ang mga ito pagkatapos.',
  exchangeFor: 'Ipalit ang {count} star',
  timesLeft: '{count} pa para sa iyo',
  allTaken: 'Nakuha mo na lahat nito',
  pausedForNow: 'Ubos na sa ngayon. Sa iyo pa rin ang stars mo.',
})
