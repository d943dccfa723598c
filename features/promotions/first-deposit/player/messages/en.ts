/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'Bonus rewards with your first deposit',
  title: 'First deposit offer',
  // first-deposit-modal.tsx
  endsIn: 'Ends in {time}',
  timeLeft: 'Time left for the offer',
  // first-deposit-offer.tsx
  starterPack: 'Starter pack',
  playerPack: 'Player pack',
  championPack: 'Champion pack',
  worthOfPrice: 'Worth {discount} of {price}',
  free: 'Free',
  getItForPrice: 'Get it for {price}',
  paid: 'Payment received. You can now claim each reward.',
  allClaimed: 'You’ve claimed all your rewards. Enjoy!',
  // first-deposit-page.tsx
  pageLead: 'Get bonus rewards with your first deposit. You can use this offer once.',
  tips: 'Tips',
  ok: 'OK',
  ended: 'This event has ended. Please exit the page.',
  // first-offer-note.tsx
  howItWorks: 'How it works',
  howToGet: 'Make a first deposit of {price} or more to get this. A smaller first deposit ends the offer.',
} as const
