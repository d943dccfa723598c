import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Mas malaking bonus sa bawat step',
  deposit: 'Mag-deposit',
  // ladder-card.tsx
  title: 'Deposit ladder',
  howItWorks: 'Paano ito?',
  restartsIn: 'Mag-uumpisa ulit ang ladder sa loob ng {time}.',
  stepLocked: 'Step {step}: mag-deposit ng {price}, may {bonus} bonus. Naka-lock',
  stepNext: 'Step {step}: +{bonus} sa deposit na {price} pataas',
  stepNumber: 'Step {step}',
  priceFrom: 'mula {price}',
  allStepsDone: 'Kumpleto mo na ang lahat ng step ngayong linggo.',
  soldOut: 'Ubos na sa ngayon. Kung nasimulan mo na ang bayad sa susunod na step, valid pa rin ito.',
  nextStep:
    'May {bonus} bonus ang susunod mong deposit na {price} pataas, kahit mas malaki pa ito. Hindi kasama ang deposit na may coupon.',
  backAtFirstStep:
    'Nag-withdraw ka kaya balik ka sa step 1. May {bonus} bonus ang susunod mong deposit na {price} pataas. Hindi kasama ang deposit na may coupon.',
  timeToRestart: 'Oras bago mag-umpisa ulit ang ladder',
  stepDone: 'Step {step}: mag-deposit ng {price}, may {bonus} bonus. Tapos na',
  stepSoldOut: 'Step {step}: mag-deposit ng {price}, may {bonus} bonus. Ubos na sa ngayon',
})
