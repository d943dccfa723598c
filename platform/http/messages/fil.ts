import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  malformed: 'May mali sa format ng request.',
  signInAgain: 'Mag-log in ulit.',
  notAllowed: 'Hindi ito pinapayagan.',
  noSuchCall: 'Walang ganitong call.',
  otherMethod: 'Ibang method ang gamit ng call na ito.',
  tookTooLong: 'Masyadong matagal ang request.',
  requestTooLarge: 'Masyadong malaki ang request.',
  addressTooLong: 'Masyadong mahaba ang address.',
  tooManyRequests: 'Masyadong maraming request. Subukan ulit mamaya.',
  headersTooLarge: 'Masyadong malaki ang mga header.',
  ourFault: 'Nagkaproblema sa system namin.',
  busy: 'Busy ang system ngayon. Subukan ulit maya-maya.',
  passwordNeeded: 'Matagal kang hindi active. Ilagay ulit ang password mo.',
  formSentBefore: 'Naipadala na ang form na ito. Subukan ulit.',
})
