import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Mga promo at offer',
  lead: 'Naka-off ang lahat hangga’t hindi mo in-o-on, at puwede mong i-off kahit kailan. Nasa inbox mo rin ang mga promo.',
  noEmail: 'Wala pang email address ang account mo. Magdagdag sa Security para matanggap ang mga promo sa email.',
  noDevice: 'Dumarating ang notifications sa mga device kung saan mo in-on ang mga ito.',
  loadAgain: 'Subukan ulit',
})
