import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  description: 'Slots, fishing games, table games at sports. Para sa 21 taong gulang pataas.',
  search: 'Maghanap',
  favorites: 'Mga paborito',
})
