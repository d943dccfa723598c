import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // notice-detail-page.tsx
  news: 'Balita',
  // notice-page.tsx
  noNews: 'Wala pang balita',
  noNewsText: 'Lalabas dito ang mga anunsyo.',
})
