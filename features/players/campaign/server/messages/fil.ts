import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  openLobby: 'Buksan ang {operator}',
  smsText: '{operator}: {text} Itigil ang promo: profile, Mga promo at offer.',
})
