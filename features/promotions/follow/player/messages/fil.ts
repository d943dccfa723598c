import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  title: 'I-follow kami',
  lead: 'Maliit na reward sa bawat channel',
  // follow-page.tsx
  pageLead: 'Balita, live draws, at maliit na reward sa bawat channel na i-follow mo.',
  channelsEmpty: 'Wala pang channel',
  channelsEmptyHint: 'Dito lalabas ang mga social media channel namin.',
  notAvailable: 'Hindi available ngayon',
  thankYou: 'Salamat sa pag-follow!',
  follow: 'I-follow',
  postedCode: 'Code na naka-post sa channel',
  checking: 'Chine-check…',
})
