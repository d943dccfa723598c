import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // letter-of-export.ts
  readyTitle: 'Puwede nang i-download ang data mo',
  ready:
    'Puwede mo itong i-download sa Profile, Data ko, hanggang {time} (Manila time). Pagkatapos nito, buburahin namin ang file.',
  keepItSafe: 'May pribadong detalye ito. Itago ito kung saan ikaw lang ang makakabukas.',
  notYou: 'Kung hindi ikaw ang humiling nito, palitan ang password mo at kontakin ang customer service.',
  // export-text.ts
  aboutContent:
    'Ito ang data mo na hawak namin: profile, mga agreement, login, detalye ng identity, payout account, limit, deposit, withdrawal, transaction, round, promo at mensahe.',
  aboutFigures:
    'Nasa Philippine pesos ang mga halaga ng pera, at nasa points ang mga halaga ng points. Manila time ang mga oras. Gaya sa app, huling digits lang ng mga account number ang makikita.',
  aboutPictures:
    'Wala sa file na ito ang mga photo ng mga dokumento mo. Bibigyan ka ng customer service ng mga kopya kapag humiling ka.',
  aboutMore: 'Kung may kulang, mag-email sa amin na may “Data Protection Officer” sa subject.',
})
