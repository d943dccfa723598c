import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // daily-login-page.tsx
  title: 'Daily login',
  pageLead: 'May reward bawat araw na mag-log in ka, at cash back sa mga kasaling taya mo kahapon.',
  nextDayIn: 'Susunod na araw sa loob ng',
  loginRewards: 'Mga login reward',
  paused: 'Naka-pause ang login rewards. Mag-deposit para ituloy.',
  deposit: 'Mag-deposit',
  // entry.ts
  lead: 'Daily rewards at cash back',
})
