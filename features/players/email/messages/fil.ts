import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  'email.addressInvalid': 'Maglagay ng email address, gaya ng maria@example.ph.',
  'email.unavailable': 'Hindi kami makapagpadala ng email ngayon. Walang binago.',
  'email.tryLater': 'Masyado nang maraming code ang hiningi mo. Subukan ulit mamaya.',
  'email.sameAddress': 'Ito na ang email address mo. Walang binago.',
  'email.codeWrong': 'Mali o expired na ang code.',
  'email.addressTaken': 'Nasa ibang account ang email address na ito. Gumamit ng iba.',
  'email.noAddress': 'Walang email address ang account mo. Walang binago.',
  'email.linkUnknown':
    'Walang email na mapapatay ang link na ito. Puwede mong piliin sa profile mo kung ano ang ie-email namin. Walang binago.',
})
