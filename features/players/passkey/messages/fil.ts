import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  'passkey.wrongPassword': 'Mali ang password. Subukan ulit.',
  'passkey.locked': 'Masyadong maraming maling password. Subukan ulit mamaya.',
  'passkey.codeWrong': 'Mali o expired na ang code.',
  'passkey.off': 'Hindi magagamit ang passkey sa address na ito.',
  'passkey.tooMany': 'Hanggang 10 passkey lang. Mag-alis muna ng isa.',
  'passkey.notAdded': 'Hindi naidagdag ang passkey na ito. Subukan ulit.',
  'passkey.over': 'Masyadong natagalan. Magsimula ulit.',
  'passkey.notFound': 'Naalis na ang passkey na ito.',
})
