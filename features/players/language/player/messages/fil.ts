import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  language: 'Wika',
  offline: 'Offline ka. Kumonekta sa internet para magpalit ng wika.',
})
