import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Level pack',
  howItWorks: 'Paano ito?',
  buy: 'Mag-deposit ng {price} para makuha ang level pack. Malalaro mo ang buong halaga, na may 1× playthrough gaya ng bawat deposit.',
  milestones:
    'Kapag naabot mo ang isang level sa ibaba sa loob ng {count} araw mula nang bilhin mo ito, i-claim ang bonus nito. Bilang na agad ang mga level na hawak mo na. Isang beses lang mabibili ang pack.',
  playthrough:
    'Kailangan ng bonus ng {times}× playthrough bago mo ito ma-withdraw. Nakabatay ang level sa dami ng laro mo; hindi kailanman garantisado ang bonus.',
  refunded: 'Kapag na-refund ang deposit, matatapos ang pack at babawiin ang mga na-claim mo.',
  playerLevel: 'Player level',
  bonus: 'Bonus',
})
