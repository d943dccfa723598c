import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // app-download-page.tsx
  reasonFast: 'Isang tap lang, at handa ang lobby kahit mahina ang signal.',
  reasonFullScreen: 'Full screen ang mga laro.',
  reasonPrivate: 'Hindi humihingi ng access sa messages at contacts mo.',
  getTheApp: 'Kunin ang app',
  lead: 'Parehong lobby, parehong balance, isang tap lang.',
  homeScreenTitle: 'Idagdag sa home screen, walang ida-download',
  homeScreenOpen: 'Buksan ang page na ito sa Chrome (Android) o sa Safari (iPhone).',
  homeScreenMenu: 'Buksan ang menu ng browser. Sa iPhone, i-tap ang Share button.',
  homeScreenAdd: 'Piliin ang “Install app” o “Add to Home Screen”.',
  downloadForAndroid: 'I-download para sa Android',
  // app-gift.tsx
  giftTitle: '{amount} para sa iyo',
  claimGift: 'I-claim ang {amount}',
  giftText: 'Salamat sa pag-download ng app.',
  giftAdded: 'Naidagdag ang {amount} sa balance mo.',
  // app-offer.tsx
  offerTitle: '{bonus} sa pag-download ng app',
  appTitle: 'Kunin ang {operatorName} app',
  downloadTheApp: 'I-download ang app',
  notNow: 'Huwag muna',
  offerText: 'I-download ang app at mag-log in doon para i-claim ang {bonus}. Isang beses lang ito pwedeng i-claim.',
  appBenefits: 'Mas mabilis bumukas, mas tipid sa data, at full screen ang mga laro.',
  // bonus-terms.tsx
  bonusTerms: 'Playthrough: itaya ito nang {count} beses bago i-withdraw.',
  // download-entry.tsx
  appBenefitsShort: 'Mas mabilis, tipid sa data',
  getIt: 'Kunin',
  downloadQuestion: 'I-download ang app?',
  download: 'I-download',
  downloadSteps: 'Itatanong ng browser mo kung saan ito ise-save. Buksan ang file para i-install ang app.',
  // update-needed.tsx
  updateTitle: 'I-update ang {operatorName}',
  appTooOld:
    'Masyado nang luma ang app para makapaglaro nang ligtas. I-update ito para magpatuloy. Walang magbabago sa account at balance mo.',
  pageTooOld:
    'Masyado nang luma ang page na ito para makapaglaro nang ligtas. I-update ito para magpatuloy. Walang magbabago sa account at balance mo.',
  customerService: 'Customer service',
  updateApp: 'I-update ang app',
  updatePage: 'I-update na',
})
