import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  wordingChanged: 'Binago namin ang mga salitang ito. Pakibasa ulit. Walang binago sa mga pinili mo.',
})
