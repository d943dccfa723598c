/** What the screens of this feature say. */
export const messages = {
  // app-download-page.tsx
  reasonFast: 'Opens with one tap, and keeps the lobby ready when your signal is weak.',
  reasonFullScreen: 'Games fill the whole screen.',
  reasonPrivate: 'Doesn’t ask to read your messages or contacts.',
  getTheApp: 'Get the app',
  lead: 'The same lobby and the same balance, one tap away.',
  homeScreenTitle: 'Add it to your home screen, no download needed',
  homeScreenOpen: 'Open this page in Chrome on Android, or in Safari on iPhone.',
  homeScreenMenu: 'Open the browser’s menu. On iPhone, tap the Share button.',
  homeScreenAdd: 'Choose “Install app” or “Add to Home Screen”.',
  downloadForAndroid: 'Download for Android',
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
