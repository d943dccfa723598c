/** What the screens of this feature say. */
export const messages = {
  // payment-marks.tsx
  playResponsibly: 'Play responsibly',
  paymentAndResponsiblePlay: 'Payment and responsible play',
  // reward-detail-page.tsx
  rewards: 'Rewards',
  // reward-entries.ts
  inviteFriends: 'Invite friends',
  playBetterTogether: 'Play better together',
  deposit: 'Deposit',
  addFundsInAMinute: 'Add funds in a minute',
  // rewards-page.tsx
  noSpecialOffersToday: 'No special offers today',
  newOnesStandHereFirst: 'New ones stand here first. The games are open as always.',
  // spotlight/banner.tsx
  offersAndNews: 'Offers and news',
  carousel: 'carousel',
  letThePicturesMove: 'Let the pictures move',
  stopThePictures: 'Stop the pictures',
  showTitle: 'Show {title}',
  // spotlight/promo-video.tsx
  playTitle: 'Play {title}',
  // story-page.tsx
  takeMeThere: 'Take me there',
  openThePage: 'Open the page',
  noLongerHere: 'No longer here',
} as const
