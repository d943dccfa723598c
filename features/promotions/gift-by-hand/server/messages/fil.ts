import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  letterTitle: 'Idinagdag namin ang reward mo',
  letterBody: 'Nakakuha ka ng {reward} mula sa {promotion}: {about}. Nasa account mo na ito.',
  fault: 'Hindi mo ito nakuha dahil sa problema sa panig namin. Pasensya na.',
  delay: 'Dapat ay mas maaga mo itong natanggap. Pasensya na sa pagkaantala.',
  agreed: 'Idinagdag namin ito gaya ng napag-usapan natin sa customer service.',
  dayCounts: 'Bilang na rin ang araw na na-miss mo, kaya puwede kang magpatuloy kung nasaan ka na.',
})
