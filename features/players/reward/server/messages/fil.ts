import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // bonus-expiry-letter.ts
  expiresTitle: 'Mag-e-expire ang bonus mo sa loob ng {count} oras',
  expires:
    'Mag-e-expire ang bonus mong “{bonus}” sa {time} (Manila time). Aalisin namin ang bahaging hindi pa nakukumpleto ang playthrough. Hindi gagalawin ang mga deposit mo.',
  noHurry: 'Wala kang kailangang gawin. Makikita sa page na Mag-withdraw kung magkano pa ang kulang.',
})
