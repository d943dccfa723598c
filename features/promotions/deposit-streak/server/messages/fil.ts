import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Deposit streak',
  daysInARow: 'Mag-deposit nang {days} magkakasunod na araw',
  completesDay: 'Kumpleto ang araw kapag nabayaran ang una mong deposit na {amount} pataas sa araw na iyon.',
  playthroughFirst: 'Bago makumpleto ang susunod na araw, tapusin muna ang 1× playthrough ng huling deposit mo.',
  missedDay: 'Kung may na-miss kang araw, matatapos ang streak at magsisimula ng bago sa susunod mong deposit.',
  makeUp:
    'Isang beses bawat streak, puwede mong habulin ang kahapon gamit ang {points} points. Bilang ang araw pero walang reward.',
  claimWithin:
    'I-claim ang rewards sa loob ng {count} araw mula sa huling nakumpletong araw. Kung na-refund ang deposit, babawiin ang reward nito.',
  claimSameDay:
    'I-claim ang rewards bago matapos ang huling nakumpletong araw. Kung na-refund ang deposit, babawiin ang reward nito.',
})
