import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // app-download-page.tsx
  reasonFast: 'Isang tap lang, at handa ang lobby kahit mahina ang signal.',
  reasonFullScreen: 'Full screen ang mga laro.',
  reasonPrivate: 'Hindi humihingi ng access sa messages at contacts mo.',
  getTheApp: 'Kunin ang app',
  onYourPhone: 'Ituloy sa phone mo',
  scanToOpen: 'I-scan ito gamit ang camera ng phone mo para mabuksan doon ang page na ito.',
  lead: 'Parehong lobby, parehong balance, isang tap lang.',
  homeScreenTitle: 'Idagdag sa home screen, walang ida-download',
  homeScreenOpen: 'Buksan ang page na ito sa Chrome (Android) o sa Safari (iPhone).',
  homeScreenMenu: 'Buksan ang menu ng browser. Sa iPhone, i-tap ang Share button.',
  homeScreenAdd: 'Piliin ang “Install app” o “Add to Home Screen”.',
  downloadForAndroid: 'I-download para sa Android',
  // genuine-app.tsx
  genuineTitle: 'Totoo ba ang app na ito?',
  genuineLead: 'I-download ang {operatorName} sa {origin} lang. Hindi namin ipinapadala ang app sa text, chat o email.',
  genuineLicence: 'Lisensya namin mula sa {regulator}: {number}.',
  genuineNoLicence: 'Demo ito at walang gaming license. Walang totoong perang nilalaro.',
  packageFacts: 'Android app, version {version}, {size} kB.',
  fileSum: 'SHA-256 ng file',
  certificateSum: 'SHA-256 ng certificate',
  checkFile:
    'Bago mag-install: dapat pareho ang SHA-256 ng file sa checksum tool ng file manager o sa “sha256sum” ng computer.',
  checkCertificate:
    'Pagka-install: update lang na may parehong certificate ang tatanggapin ng Android. Makikita ang certificate sa isang app checker.',
  checkPermissions:
    'Isang permission lang ang hinihingi ng app, ang notifications, at puwede kang tumanggi. Huwag i-install ang kopyang humihinging basahin ang texts o contacts mo.',
  isNewest: 'Version {installed} ang gamit mo, ang pinakabago.',
  isOlder: 'Version {installed} ang gamit mo. {newest} ang pinakabago.',
  // app-gift.tsx
  giftTitle: '{amount} para sa iyo',
  claimGift: 'I-claim ang {amount}',
  giftText: 'Salamat sa pag-download ng app.',
  giftAdded: 'Naidagdag ang {amount} sa balance mo.',
  // app-offer.tsx
  offerTitle: '{bonus} sa pag-download ng app',
  appTitle: 'Kunin ang {operatorName} app',
  downloadTheApp: 'I-download ang app',
  notNow: 'Saka na',
  offerText: 'I-download ang app at mag-log in doon para i-claim ang {bonus}. Isang beses lang ito puwedeng i-claim.',
  appBenefits: 'Mas mabilis bumukas, mas tipid sa data, at full screen ang mga laro.',
  // bonus-terms.tsx
  bonusTerms: 'Playthrough: itaya ito nang {count} beses bago i-withdraw.',
  // download-entry.tsx
  appBenefitsShort: 'Mas mabilis, tipid sa data',
  getIt: 'Kunin',
  downloadQuestion: 'I-download ang app?',
  download: 'I-download',
  downloadSteps: 'Itatanong ng browser mo kung saan ito ise-save. Buksan ang file para i-install ang app.',
  // update-suggestion.tsx
  suggestionTitle: 'May bagong {operatorName} app',
  suggestionText: 'Papalitan ng version {recommended} ang gamit mo ngayon. Walang magbabago sa account at balance mo.',
  // app-download-page.tsx, where nothing can be installed
  iphoneInstead:
    'Pang-Android ang app na ito. Sa iPhone, idagdag na lang ang page na ito sa home screen. Pareho ang gamit.',
  tooOldInstead:
    'Kailangan ng app ang Android 7 o mas bago. Idagdag na lang ang page na ito sa home screen. Pareho ang gamit.',
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
