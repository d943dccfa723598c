/** What the screens of this feature say. */
export const messages = {
  // app-download-page.tsx
  opensAtATapAnd: 'Opens at a tap, and keeps the lobby for when the network is weak.',
  gamesFillTheWholeScreen: 'Games fill the whole screen.',
  asksForNoPermissionTo: 'Asks for no permission to read messages or contacts.',
  theApp: 'The app',
  theSameLobbyTheSame: 'The same lobby, the same balance, one tap away.',
  onTheHomeScreenWithout: 'On the home screen, without a package',
  openThisPageInChrome: 'Open this page in Chrome on Android, or in Safari on an iPhone.',
  openTheMenuOfThe: 'Open the menu of the browser, on an iPhone the share button.',
  chooseInstallAppOrAdd: 'Choose “Install app” or “Add to Home Screen”.',
  downloadForAndroid: 'Download for Android',
  // app-gift.tsx
  amountForYou: '{amount} for you',
  takeAmount: 'Take {amount}',
  thankYouForGettingThe: 'Thank you for getting the app.',
  // app-offer.tsx
  bonusForGettingTheApp: '{bonus} for getting the app',
  operatorNameAsAnApp: '{operatorName} as an app',
  downloadTheApp: 'Download the app',
  notNow: 'Not now',
  downloadTheAppAndLog: 'Download the app and log in there. {bonus} waits for you in it, once.',
  startsFasterNeedsLessData: 'Starts faster, needs less data, and games fill the whole screen.',
  // bonus-terms.tsx
  betRateTimes: '{betRate} times',
  itHasToBeStaked: 'It has to be staked {value} before it can be withdrawn.',
  // download-entry.tsx
  startsFasterNeedsLessData2: 'Starts faster, needs less data',
  getIt: 'Get it',
  downloadTheApp2: 'Download the app?',
  download: 'Download',
  yourBrowserWillAskWhere: 'Your browser will ask where to keep it. Open the file to install the app.',
  // update-needed.tsx
  operatorNameNeedsAnUpdate: '{operatorName} needs an update',
  thisVersionOfTheApp:
    'This version of the app is too old to play safely. Get the new one: your account and your money stay as they are.',
  thisPageIsTooOld:
    'This page is too old to play safely. Load the new one: your account and your money stay as they are.',
  customerService: 'Customer service',
  getTheNewApp: 'Get the new app',
  loadTheNewPage: 'Load the new page',
} as const
