import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // bind-with-reward-page.tsx
  rewardForNumber: 'Reward sa pagdagdag ng number mo',
  // entry.ts
  title: 'Magdagdag ng mobile number',
  lead: 'May reward kapag nagdagdag ka ng mobile number',
})
