import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // about-page.tsx
  appVersion: 'Version ng app {appVersion}',
  // age-notice.tsx
  ageNoticeTitle: 'Para sa mga player na 21 pataas',
  accept: 'Tinatanggap ko',
  ageNoticeConfirm: 'Kapag tinanggap mo ito, kinukumpirma mong hindi ka kabilang sa mga hindi puwedeng maglaro:',
  whoMayNotPlay: 'Sino ang hindi puwedeng maglaro',
  ineligibleFunds:
    'Ayon sa mga patakaran sa gaming, mapo-forfeit ang pondo ng mga hindi puwedeng maglaro, pagkatapos ng review kung saan puwede silang magpaliwanag.',
  // agree-page.tsx
  legalText: 'Legal na dokumento',
  textNotFound: 'Hindi makita ang dokumentong ito',
  textNotFoundHelp: 'Baka luma na ang link. Nasa “Iba pa” ang lahat ng legal na dokumento namin.',
  // agreement-panel.tsx
  beforeYouPlay: 'Bago ka maglaro',
  iAgree: 'Sang-ayon ako',
  scrollDown: 'Mag-scroll pababa',
  agreementTexts: 'Mga tuntunin at patakaran',
  // agreement-sheet.tsx
  termsNotLoaded: 'Hindi na-load ang mga tuntunin. I-check ang connection mo at subukan ulit.',
  // legal-contents.tsx
  contents: 'Nilalaman',
  // legal-document-page.tsx
  print: 'I-print',
  // legal-header.tsx
  back: 'Bumalik',
  // legal-text.tsx
  textNotLoaded: 'Hindi na-load ang dokumento',
  textNotLoadedHelp: 'I-check ang connection mo at subukan ulit. Kung ayaw pa rin, i-refresh ang page.',
  versionOf: 'Version ng {date}',
  versionInForceFrom: 'Version ng {version}, may bisa mula {date}',
  textLoading: 'Nilo-load ang dokumento…',
  isTranslation: 'Salin ito sa Filipino ng English version ng {date}. Ang English ang masusunod.',
  noTranslation: 'Sa English lang mababasa ang version na ito.',
})
