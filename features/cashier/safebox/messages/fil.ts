import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  'safebox.passwordDigits': 'Dapat 6 na digit ang withdrawal password.',
  'safebox.passwordObvious': 'Madaling hulaan ang password na ito. Pumili ng 6 na digit na hindi sunod-sunod.',
  'safebox.alreadySet': 'May withdrawal password ka na. Palitan na lang ito.',
  'safebox.notSet': 'Mag-set muna ng withdrawal password.',
  'safebox.wrongPassword': 'Mali ang withdrawal password. Subukan ulit.',
  'safebox.wrongAccountPassword': 'Mali ang login password. Subukan ulit.',
  'safebox.locked': 'Masyadong maraming maling subok. Ligtas ang pera mo. Subukan ulit pagkalipas ng 30 minuto.',
  'safebox.codeWrong': 'Mali o expired na ang code. Humingi ng bago.',
  'safebox.mobileNeeded': 'Idagdag muna ang mobile number mo para ma-text namin ang code.',
  'safebox.nothingToChange': 'Ito na ang withdrawal password mo.',
  'safebox.notEnough': 'Kulang ang pera para ilipat ang halagang ito. Walang nailipat.',
  'safebox.reqIdUsed': 'Nagawa na ang paglipat na ito sa ibang halaga. Tingnan ang balance mo, saka subukan ulit.',
})
