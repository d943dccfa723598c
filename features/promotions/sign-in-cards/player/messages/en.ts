/** What the screens of this feature say. */
export const messages = {
  // card-choice.tsx
  noCardIsLeftTo: 'No card is left to buy',
  youHaveHadEachOf: 'You have had each of them once. Other events are on the list of activities.',
  withYourFirstCard: 'With your first card',
  theSignUpBonusFor: 'The sign-up bonus, for who has a verified identity.',
  thePriceIsYoursTo: 'The price is yours to play with at once. Claim one day at a time, within',
  days: 'days.',
  totalMoreInLengthDays: '{total} more in {length} days',
  whatEachDayBrings: 'What each day brings',
  dayDay: 'Day {day}:',
  getItForPrice: 'Get it for {price}',
  // card-face.tsx
  signInCard: 'Sign-in card',
  // entry.ts
  signInCards: 'Sign-in cards',
  chooseACard: 'Choose a card',
  // owned-card.tsx
  everyDayIsClaimed: 'Every day is claimed',
  untilTime: 'Until {time}',
  hasEnded: 'Has ended',
  itAsksForAVerified: 'It asks for a verified identity.',
  verify: 'Verify',
  ended: 'Ended',
  locked: 'Locked',
  oneDayIsLeft: 'One day is left',
  leftDaysAreLeft: '{left} days are left',
  theNextOneOpensAt: ' The next one opens at midnight in Manila.',
  // sign-page.tsx
  yourDepositIsYoursTo: 'Your deposit is yours to play with, and a part of it comes again, day by day.',
  theNextDayBeginsIn: 'The next day begins in',
  yourCards: 'Your cards',
  oneMoreCard: 'One more card',
  lengthMoreCards: '{length} more cards',
  seeTheCards: 'See the cards',
  oneMoreCardForYou: '{oneMoreCard} for you',
  // sign-pay-page.tsx
  payACardsPriceOnce: "Pay a card's price once: play with it at once, and claim a part of it again on seven days.",
  youHaveACard: 'You have a card',
  youHaveLengthCards: 'You have {length} cards',
} as const
