import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // letter-of-ending.ts
  expiresSoonTitle: 'Malapit nang mag-expire: {reward}',
  expiresAt: 'Mag-e-expire ang {reward} mo sa {time} (Manila time).',
  expiresSoon: 'Malapit nang mag-expire ang {reward} mo.',
  howToUse: 'Magagamit mo ito sa susunod mong deposit, kung gusto mong mag-deposit.',
})
