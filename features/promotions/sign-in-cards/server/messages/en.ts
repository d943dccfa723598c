/** What the server says about this promotion. */
export const messages = {
  title: 'Sign-in cards',
  howItWorks: 'How it works',
  getCard:
    'Deposit a card’s price to get it. You can play with the full price, with 1× playthrough like every deposit.',
  claimInOrder:
    'Claim part of the price on {days} days, in order, one each day, Manila time. You don’t lose a day you miss: the card lasts {lasts} days from purchase.',
  coinsPlaythrough:
    'Coins you claim need {times}× playthrough before you can withdraw them. You can buy each card once.',
  refunded: 'If the deposit is refunded, the card ends and what you claimed is taken back.',
  day: 'Day',
  share: 'Share',
  withFirstCard: 'With your first card',
  signUpBonus: 'The sign-up bonus. Verify your identity to claim it. Once per person.',
} as const
