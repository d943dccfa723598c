import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  'proof.none':
    'Wala kang proof para sa araw na ito: wala pang balance ang account mo noon, o matagal na ang araw na iyon.',
  'proof.tryLater': 'Marami ka nang na-download na proof. Subukan ulit mamaya.',
  'proof.offline': 'Offline ka. Puwede mo pa ring i-check ang proof na mayroon ka.',
  'proof.failed': 'Nagkaproblema ({code}). Subukan ulit.',
})
