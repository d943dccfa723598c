import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  title: 'Level pack',
  lead: 'May bonus sa bawat level na maabot mo',
  // fund-page.tsx
  pageLead: 'Isang deposit, magagamit mo nang buo sa laro, at may bonus sa bawat level na maabot mo.',
  offer:
    'Mag-deposit ng {price} at mag-claim ng hanggang {total} pa habang tumataas ang level mo, sa loob ng {count} araw.',
  getFor: 'Kunin sa {price}',
  notGuaranteed:
    'Nakadepende ang level sa dami ng laro mo kaya hindi garantisado ang bonus. Maglaro lang ayon sa kaya mo.',
  packGone: 'Hindi available sa iyo ang level pack ngayon.',
  packDone: 'Kumpleto na o tapos na ang level pack mo.',
  yourLevel: 'Level mo: {level}',
  levelNumber: 'Level {level}',
  reached: 'Naabot na',
  locked: 'Naka-lock',
})
