import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  conditionNotReached: 'Kulang ang points mo para dito.',
  notEligible: 'Para sa mas mataas na VIP level ang item na ito.',
  capReached: 'Naabot mo na ang rebate limit ngayong buwan. Hindi nagamit ang points mo.',
})
