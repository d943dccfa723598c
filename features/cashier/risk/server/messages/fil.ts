import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  releasedTitle: 'Hindi na naka-hold ang reward mo',
  released: 'Tapos na naming i-check ang reward mong “{reward}”.',
  releasedHow: 'Kung wala pa ito sa account mo, puwede mo na itong i-claim.',
})
