import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Magdagdag ng mobile number',
  whatYouGet: 'Ano’ng makukuha mo',
  getItAtOnce:
    'Idagdag ang mobile number mo at ilagay ang code na ipapadala namin dito. Makukuha mo agad ang reward, isang beses lang.',
  oncePerNumber: 'Isang number, isang reward',
  whicheverAccount: 'Isang beses lang may reward ang bawat mobile number, kahit aling account ang magdagdag nito.',
})
