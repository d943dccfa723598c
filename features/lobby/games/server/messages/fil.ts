import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  nothingToChange: 'Walang babaguhin. Ganyan na ito.',
  gameNotFound: 'Hindi na available ang larong ito. Pumili ng iba.',
  tooManyLikes: 'Puno na ang mga paborito mo. Mag-alis ng laro para makapagdagdag.',
  tryLater: 'Masyadong maraming tap. Subukan ulit mamaya.',
})
