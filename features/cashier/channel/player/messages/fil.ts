import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // channel-choice.tsx
  payWith: 'Magbayad gamit ang',
  unavailable: 'Hindi available ngayon',
})
