import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Bonus rewards sa unang deposit mo',
  title: 'First deposit offer',
  // first-deposit-modal.tsx
  endsIn: 'Matatapos sa loob ng {time}',
  timeLeft: 'Natitirang oras ng offer',
  // first-deposit-offer.tsx
  starterPack: 'Starter pack',
  playerPack: 'Player pack',
  championPack: 'Champion pack',
  worthOfPrice: 'Katumbas ng {discount} ng {price}',
  free: 'Libre',
  getItForPrice: 'Kunin sa {price}',
  paid: 'Natanggap na ang bayad. Puwede mo nang i-claim ang bawat reward.',
  allClaimed: 'Na-claim mo na lahat ng reward mo. Enjoy!',
  // first-deposit-page.tsx
  pageLead: 'May bonus rewards sa unang deposit mo. Isang beses lang ang offer na ito.',
  tips: 'Tips',
  ok: 'OK',
  ended: 'Tapos na ang event na ito. Lumabas na sa page.',
  // first-offer-note.tsx
  howItWorks: 'Paano ito?',
  howToGet: 'Makukuha mo ito kapag {price} pataas ang unang deposit mo. Kung mas maliit, matatapos ang offer.',
})
