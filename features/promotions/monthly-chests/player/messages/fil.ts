import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Magbukas ng chest sa buwanang deposits mo',
  featuredText: 'Mag-deposit, magbukas ng chest',
  // monthly-chests-page.tsx
  title: 'Monthly chests',
  pageLead: 'May chest sa bawat bagong level ng deposits mo sa buwan. Bilang ang deposit pagkatapos ng 1× playthrough.',
  monthEndsIn: 'Matatapos ang buwan sa loob ng',
  countedAndWaiting: 'kasama ngayong buwan. May {waiting} pang madadagdag pagkatapos ng 1× playthrough.',
  depositNeed: 'Deposit na {need}',
  open: 'Buksan',
  soldOut: 'Ubos na',
  locked: 'Naka-lock',
  counted: 'kasama ngayong buwan.',
})
