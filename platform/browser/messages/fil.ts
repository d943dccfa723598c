import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // client/failure-messages.ts
  failed: 'Nagkaproblema ({code}). Subukan ulit.',
  offline: 'Walang connection. I-check ang network mo at subukan ulit.',
  timeout: 'Masyadong matagal. I-check ang network mo at subukan ulit.',
  logInFirst: 'Mag-log in ka muna.',
})
