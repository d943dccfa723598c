import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  tryLater:
    'Ilang mensahe na ang ipinadala mo. Binabasa namin lahat. Hintayin muna ang sagot namin bago magpadala ulit.',
  reportNotFound: 'Hindi namin makita ang report na ito.',
  reportOver: 'Matagal nang naayos ang report na ito. Magpadala ng bago.',
  reportFull: 'Puno na ang report na ito. Magpadala ng bago.',
  notToRate: 'Hindi puwedeng i-rate ang report na ito.',
  // ticket-letters.ts
  answerTitle: 'Sagot namin sa report mong {number}',
  youWrote: 'Isinulat mo: “{text}”',
  answerBack: 'Para sumagot, buksan ang report {number} sa Customer service, “Mag-report ng problema”.',
  solvedTitle: 'Naayos na ang report mong {number}',
  solvedBody: 'Kung may mali pa rin, buksan ang report sa loob ng 30 araw at sumulat sa amin. Bubuksan ito ulit.',
  solvedRate: 'Puwede mo ring i-rate doon ang tulong namin sa loob ng 7 araw.',
})
