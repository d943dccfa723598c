/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  eachStepBringsMoreThan: 'Each step brings more than the one before',
  deposit: 'Deposit',
  // ladder-card.tsx
  depositLadder: 'Deposit ladder',
  howItWorks: 'How it works',
  theLadderBeginsAnewIn: 'The ladder begins anew in',
  stepStepDepositPriceBonus: 'Step {step}: deposit {price}, {bonus} more',
  stepStep: 'Step {step}:',
  forADepositOf: 'for a deposit of',
  soldOutForNow: 'Sold out for now',
  done: 'Done',
  notYet: 'Not yet',
  everythingOfThisWeekIs: 'Everything of this week is yours.',
  soldOutForNowA: 'Sold out for now: a payment for the next step that you have begun still counts.',
  depositPriceOrMoreWithout: 'Deposit {price} or more without a coupon and get {bonus} on top.',
  yourWithdrawalHasSetYou: 'Your withdrawal has set you back to the first step. {way}',
} as const
