/** What the screens of this feature say. */
export const messages = {
  // payment-marks.tsx
  playResponsibly: 'Play responsibly',
  paymentMarks: 'Payment options and responsible play',
  // reward-detail-page.tsx
  rewards: 'Rewards',
  // reward-entries.ts
  inviteFriends: 'Invite friends',
  inviteFriendsText: 'More fun with friends',
  deposit: 'Deposit',
  depositText: 'Add money to your balance',
  // rewards-page.tsx
  noOffers: 'No offers right now',
  noOffersText: 'New offers will appear here.',
  guestTitle: 'Your rewards will be here',
  guestText: 'Create an account to see what you can claim. Each reward shows its amount, playthrough and last day.',
  register: 'Register',
  // spotlight/banner.tsx
  offersAndNews: 'Offers and news',
  carousel: 'carousel',
  resumeBanner: 'Resume slideshow',
  pauseBanner: 'Pause slideshow',
  showSlide: 'Show {title}',
  // spotlight/promo-video.tsx
  playVideo: 'Play {title}',
  videoFailed: 'The video didn’t load. Please try again later.',
  // story-page.tsx
  takeMeThere: 'Take me there',
  openLink: 'Open link',
  noLongerAvailable: 'No longer available',
} as const
