import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // data-page.tsx
  myData: 'Data ko',
  copyTitle: 'Kopya ng data mo',
  copyLead:
    'Kumuha ng file ng data mo na hawak namin: profile, mga agreement, login, detalye ng identity, payout account, limit, deposit, withdrawal, transaction, round, promo at mensahe.',
  copyNot: 'Wala sa file ang mga photo ng mga dokumento mo. Humingi ng kopya sa customer service.',
  making:
    'Inihahanda na namin ang file mo. Magpapadala kami ng mensahe sa inbox mo kapag handa na. Puwede kang umalis sa page na ito.',
  expired: 'Binura ang huling file mo pagkalipas ng pitong araw. Puwede kang humiling ng bago.',
  failed: 'Hindi namin naihanda ang file mo. Humiling ka ulit.',
  nextAt: 'Puwede kang humiling ng bagong file mula {time}.',
  // request-form.tsx
  password: 'Password',
  passwordHint: 'Para siguradong ikaw ito.',
  passwordMissing: 'Ilagay ang password mo.',
  prepare: 'Ihanda ang file ko',
  prepareNew: 'Maghanda ng bagong file',
  replaces: 'Papalitan ng bagong file ang file na ito.',
  // ready-file.tsx
  readyUntil: 'Handa ang file mo hanggang {time}. Pagkatapos nito, buburahin namin ito.',
  keepItSafe: 'May pribadong detalye ito. Itago ito kung saan ikaw lang ang makakabukas.',
  download: 'I-download ({size})',
  downloading: 'Dina-download',
})
