import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // what a notification says
  paidOut: 'Nabayaran na ang withdrawal mo',
  paidOutNext: 'I-tap para makita sa withdrawals mo.',
  identityDecided: 'Na-review na namin ang mga dokumento mo',
  identityDecidedNext: 'I-tap para makita ang resulta.',
  limitReached: 'Naabot mo na ang isa sa mga limit mo',
  limitReachedNext: 'I-tap para makita ang mga limit mo.',
  securityChanged: 'Paalala sa seguridad ng account mo',
  securityChangedNext: 'I-tap para tingnan sa inbox kung ikaw ang gumawa nito.',
  supportWrote: 'May bagong mensahe mula sa customer service',
  supportWroteNext: 'I-tap para basahin sa inbox mo.',
  chatAnswered: 'Sumagot na ang customer service',
  chatAnsweredNext: 'I-tap para buksan ang chat.',
  roundEnded: 'Tapos na ang isang round',
  roundEndedNext: 'Natapos ito habang wala ka. I-tap para makita ang records mo.',
  // what an e-mail says
  emailNext:
    'Mag-log in sa {operator} para makita ito. Para pribado ang detalye mo, hindi namin ito inilalagay sa email.',
  openLobby: 'Buksan ang {operator}',
  // refusals
  alwaysSent: 'Palagi namin itong ipinapadala dahil kailangan ito ng account mo. Walang binago.',
  serviceUnknown: 'Hindi suportado ang notifications ng browser na ito. Subukan ang Chrome, Edge, Firefox o Safari.',
})
