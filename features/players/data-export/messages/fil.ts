import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  'dataExport.running': 'Inihahanda na namin ang file mo. Magpapadala kami ng mensahe kapag handa na.',
  'dataExport.today': 'Isang file lang bawat araw ang puwede mong hilingin. Puwede kang humiling ulit bukas.',
  'dataExport.notFound': 'Wala na ang file na ito. Puwede kang humiling ng bago.',
  'dataExport.wrongPassword': 'Mali ang password. Subukan ulit.',
  'dataExport.locked': 'Masyadong maraming maling password. Subukan ulit mamaya.',
})
