import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Libreng reward araw-araw sa bagong player',
  title: 'Welcome calendar',
  // welcome-calendar-page.tsx
  pageLead: 'Libre para sa bagong player: may reward bawat araw na mag-log in ka.',
  lastDayDeposit: 'Para ma-claim ang huling araw, mag-deposit nang isang beses ng {amount} pataas.',
  deposit: 'Mag-deposit',
})
