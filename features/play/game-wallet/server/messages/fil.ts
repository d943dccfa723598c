import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  freeRounds: 'Panalo sa free rounds',
  promo: 'Premyo mula sa {provider}',
})
