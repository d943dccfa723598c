/** What the screens of this feature say. */
export const messages = {
  // card-choice.tsx
  cardsEmpty: 'No cards left to buy',
  cardsEmptyHint: 'You’ve bought each card once. See the promo list for other offers.',
  firstCardBonus: 'With your first card',
  signUpBonus: 'Sign-up bonus. Verify your identity to claim it.',
  claimWithin: {
    one: 'You can play with the full price right away. Claim one day at a time, within 1 day.',
    other: 'You can play with the full price right away. Claim one day at a time, within {count} days.',
  },
  totalOverDays: { one: '{total} more in 1 day', other: '{total} more over {count} days' },
  rewardsByDay: 'Rewards by day',
  dayNumber: 'Day {day}:',
  getItForPrice: 'Get it for {price}',
  paymentCounts: 'If you’ve already started paying for a card, it still counts.',
  // card-face.tsx
  signInCard: 'Sign-in card',
  // entry.ts
  title: 'Sign-in cards',
  chooseCard: 'Choose a card',
  lead: 'Claim part of your deposit again, day by day',
  rewardReady: 'Reward ready',
  // owned-card.tsx
  allDaysClaimed: 'All days claimed',
  untilTime: 'Until {time}',
  verifyToClaim: 'Verify your identity to claim it.',
  verify: 'Verify',
  ended: 'Ended',
  locked: 'Locked',
  daysLeft: { one: '1 day left.', other: '{count} days left.' },
  daysLeftNextAtMidnight: {
    one: '1 day left. It opens at midnight, Manila time.',
    other: '{count} days left. The next one opens at midnight, Manila time.',
  },
  // sign-page.tsx
  pageLead: 'Play with your full deposit, and claim part of it again day by day.',
  nextDayIn: 'Next day starts in',
  yourCards: 'Your cards',
  seeCards: 'See cards',
  moreCards: { one: '1 more card for you', other: '{count} more cards for you' },
  // sign-pay-page.tsx
  choiceLead: 'Pay a card’s price once. Play with all of it right away, and claim part of it again day by day.',
  ownedCards: { one: 'You have 1 card', other: 'You have {count} cards' },
} as const
