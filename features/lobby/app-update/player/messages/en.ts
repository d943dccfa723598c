/** What the screens of this feature say. */
export const messages = {
  // app-download-page.tsx
  reasonFast: 'Opens with one tap, and keeps the lobby ready when your signal is weak.',
  reasonFullScreen: 'Games fill the whole screen.',
  reasonPrivate: 'Doesn’t ask to read your messages or contacts.',
  getTheApp: 'Get the app',
  onYourPhone: 'Continue on your phone',
  scanToOpen: 'Scan this with your phone’s camera to open this page there.',
  lead: 'The same lobby and the same balance, one tap away.',
  homeScreenTitle: 'Add it to your home screen, no download needed',
  homeScreenOpen: 'Open this page in Chrome on Android, or in Safari on iPhone.',
  homeScreenMenu: 'Open the browser’s menu. On iPhone, tap the Share button.',
  homeScreenAdd: 'Choose “Install app” or “Add to Home Screen”.',
  downloadForAndroid: 'Download for Android',
  // genuine-app.tsx
  genuineTitle: 'Is this the real app?',
  genuineLead: 'Download {operatorName} only from {origin}. We never send the app by text, chat or email.',
  genuineLicence: 'Our licence from {regulator}: {number}.',
  genuineNoLicence: 'This is a demonstration without a gaming licence. No real money is played.',
  packageFacts: 'Android app, version {version}, {size} kB.',
  fileSum: 'SHA-256 of the file',
  certificateSum: 'SHA-256 of the certificate',
  checkFile:
    'Before you install: a file manager with a checksum tool, or “sha256sum” on a computer, must show the same SHA-256 of the file.',
  checkCertificate:
    'After you install: Android installs an update only if the same certificate signed it. An app checker shows you the certificate.',
  checkPermissions:
    'The app asks for one permission, notifications, and you can say no. Don’t install a copy that asks to read your texts or contacts.',
  isNewest: 'You’re using version {installed}, the newest one.',
  isOlder: 'You’re using version {installed}. The newest is {newest}.',
  // app-gift.tsx
  giftTitle: '{amount} for you',
  claimGift: 'Claim {amount}',
  giftText: 'Thank you for getting the app.',
  giftAdded: '{amount} was added to your balance.',
  // app-offer.tsx
  offerTitle: '{bonus} for getting the app',
  appTitle: 'Get the {operatorName} app',
  downloadTheApp: 'Download the app',
  notNow: 'Not now',
  offerText: 'Download the app and log in there to claim {bonus}. You can claim it once.',
  appBenefits: 'Opens faster, uses less data, and plays games full screen.',
  // bonus-terms.tsx
  bonusTerms: {
    one: 'Playthrough: bet it once before you can withdraw it.',
    other: 'Playthrough: bet it {count} times before you can withdraw it.',
  },
  // download-entry.tsx
  appBenefitsShort: 'Faster, and uses less data',
  getIt: 'Get it',
  downloadQuestion: 'Download the app?',
  download: 'Download',
  downloadSteps: 'Your browser will ask where to save it. Open the file to install the app.',
  // update-suggestion.tsx
  suggestionTitle: 'A new {operatorName} app is ready',
  suggestionText: 'Version {recommended} installs over this one. Your account and your balance stay the same.',
  // app-download-page.tsx, where nothing can be installed
  iphoneInstead: 'This app is for Android. On iPhone, add this page to your home screen instead. It works the same.',
  tooOldInstead: 'The app needs Android 7 or newer. Add this page to your home screen instead. It works the same.',
  // update-needed.tsx
  updateTitle: 'Update {operatorName}',
  appTooOld:
    'This version of the app is too old to play safely. Update it to continue. Your account and your balance stay the same.',
  pageTooOld:
    'This page is too old to play safely. Update it to continue. Your account and your balance stay the same.',
  customerService: 'Customer service',
  updateApp: 'Update the app',
  updatePage: 'Update now',
} as const
