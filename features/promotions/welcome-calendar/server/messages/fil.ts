import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Welcome calendar',
  howItWorks: 'Paano ito?',
  oneADay:
    'Mag-claim ng isang reward sa bawat araw na mag-log in ka, {count} lahat, sa loob ng {window} araw mula nang mag-sign up ka.',
  lastNeedsDeposit: 'Para sa huling reward, mag-deposit nang isang beses ng {amount} pataas.',
})
