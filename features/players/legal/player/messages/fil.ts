import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // about-page.tsx
  appVersion: 'Bersyon ng app {appVersion}',
  // age-notice.tsx
  ageNoticeTitle: 'Para sa mga player na 21 pataas',
  accept: 'Tinatanggap ko',
  ageNoticeConfirm: 'Kapag tinanggap mo ito, kinukumpirma mong hindi ka kabilang sa mga hindi puwedeng maglaro:',
  whoMayNotPlay: 'Sino ang hindi puwedeng maglaro',
  ineligibleFunds:
    'Ayon sa mga patakaran sa gaming, mapo-forfeit ang pondo ng mga hindi puwedeng maglaro, pagkatapos ng review kung saan mapapakinggan sila.',
  // agree-page.tsx
  legalText: 'Legal na dokumento',
  textNotFound: 'Hindi makita ang dokumentong ito',
  textNotFoundHelp: 'Baka luma na ang link. Nasa More ang lahat ng legal na dokumento namin.',
  // agreement-panel.tsx
  beforeYouPlay: 'Bago ka maglaro',
  iAgree: 'Sang-ayon ako',
  scrollDown: 'Mag-scroll pababa',
  agreementTexts: 'Mga tuntunin at patakaran',
  // agreement-sheet.tsx
  termsNotLoaded: 'Hindi na-load ang mga tuntunin. I-check ang connection mo at subukan ulit.',
  // legal-contents.tsx
  contents: 'Mga nilalaman',
  // legal-document-page.tsx
  print: 'I-print',
  // legal-header.tsx
  back: 'Bumalik',
  // legal-text.tsx
  textNotLoaded: 'Hindi na-load ang dokumento',
  textNotLoadedHelp: 'I-check ang connection mo at subukan ulit. Kung ayaw pa rin, i-refresh ang page.',
  versionOf: 'Bersyon ng {date}',
  versionInForceFrom: 'Bersyon ng {version}, may bisa mula {date}',
  textLoading: 'Nilo-load ang dokumento…',
  isTranslation: 'Salin ito sa Filipino ng bersyong Ingles ng {date}. Ang tekstong Ingles ang umiiral.',
  noTranslation: 'Wala pang salin sa Filipino ang bersyong ito. Nasa Ingles ang teksto sa ibaba.',
})
