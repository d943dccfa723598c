/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  yourFirstDepositBringsMore: 'Your first deposit brings more',
  firstDepositOffer: 'First deposit offer',
  // first-deposit-modal.tsx
  endsIn: 'Ends in',
  theOfferEndsIn: 'The offer ends in',
  // first-deposit-offer.tsx
  starterPack: 'Starter pack',
  playerPack: 'Player pack',
  championPack: 'Champion pack',
  discountOfYourPrice: '{discount} of your price',
  free: 'Free',
  getItForPrice: 'Get it for {price}',
  paidClaimEachGiftThey: 'Paid. Claim each gift; they wait for you.',
  everythingIsClaimedEnjoy: 'Everything is claimed. Enjoy.',
  // first-deposit-page.tsx
  oneTimeYourFirstDeposit: 'One time: your first deposit brings more than it costs.',
  tips: 'Tips',
  ok: 'OK',
  theEventHasEndedPlease: 'The event has ended. Please leave the page.',
  // first-offer-note.tsx
  howItWorks: 'How it works',
  yoursWhenYourFirstDeposit:
    'Yours when your first deposit is {price} or more. A smaller first deposit ends the offer.',
} as const
