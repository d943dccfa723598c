/** What the server says about this promotion. */
export const messages = {
  title: 'First deposit offer',
  howItWorks: 'How it works',
  openUntilDeposit: 'The offer is open until your first deposit.',
  openFor: {
    one: 'The offer is open for 1 hour after you sign up, or until your first deposit.',
    other: 'The offer is open for {count} hours after you sign up, or until your first deposit.',
  },
  depositThePrice:
    'Make your first deposit of at least the offer’s price, with any payment method. You can play with all of it, with 1× playthrough like every deposit. Then claim each reward.',
  claimWithin: {
    one: 'Claim your rewards within 1 hour of the payment. A smaller first deposit ends the offer.',
    other: 'Claim your rewards within {count} hours of the payment. A smaller first deposit ends the offer.',
  },
  refunded: 'If the deposit is refunded, what you claimed is taken back.',
  priceGets: '{price}: you get {percent}%',
  forBetters:
    'Only for players who had bet {amount} or more when they first saw the offer. Your offer doesn’t change after that.',
} as const
