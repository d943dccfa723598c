import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Loss relief',
  howItWorks: 'Paano ito?',
  whoItIsFor:
    'Para sa mga nakapag-deposit na, may mas mababa sa {least} sa balance, safebox at mga bukas na round, at walang pending na withdrawal.',
  aid: 'Ibabalik sa iyo ang {rate} ng natalo mo ngayong araw: hindi bababa sa {min}, hanggang {max}, may {times}× playthrough.',
  cap: 'Hanggang {cap} lang ng natalo mo sa buwan ang lahat ng loss relief.',
  pack: 'Sa loob ng {count} minuto, may {bonus} bonus na may {times}× playthrough ang deposit na {price}. Kung na-refund ang deposit, babawiin ang bonus.',
  howOften:
    'Puwede kang mag-claim nang isang beses kada araw at {count} beses kada linggo, simula Lunes. Sarado ito mula 12:00 AM hanggang 6:00 AM.',
  notAWayToWinBack:
    'Hindi ito paraan para mabawi ang natalo. Kapag hindi na masaya ang paglalaro, magpahinga muna. Puwede kang mag-set ng limits sa profile mo.',
})
