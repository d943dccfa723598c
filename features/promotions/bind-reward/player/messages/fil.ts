import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // bind-with-reward-page.tsx
  rewardForNumber: 'Reward sa pag-add ng number mo',
  // entry.ts
  title: 'I-add ang mobile number',
  lead: 'May reward kapag nag-add ka ng mobile number',
})
