/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'A bigger bonus at each step',
  deposit: 'Deposit',
  // ladder-card.tsx
  title: 'Deposit ladder',
  howItWorks: 'How it works',
  restartsIn: 'The ladder restarts in {time}.',
  stepLocked: 'Step {step}: deposit {price}, get a bonus of {bonus}. Locked',
  stepNext: 'Step {step}: +{bonus} for a deposit of {price} or more',
  stepNumber: 'Step {step}',
  priceFrom: 'from {price}',
  allStepsDone: 'You’ve completed every step this week.',
  soldOut: 'Sold out for now. If you’ve started a payment for the next step, it still counts.',
  nextStep:
    'Your next deposit of {price} or more gets a bonus of {bonus}, even if it is larger. Deposits with a coupon don’t count.',
  backAtFirstStep:
    'You made a withdrawal, so you’re back at step 1. Your next deposit of {price} or more gets a bonus of {bonus}. Deposits with a coupon don’t count.',
  timeToRestart: 'Time until the ladder restarts',
  stepDone: 'Step {step}: deposit {price}, get a bonus of {bonus}. Done',
  stepSoldOut: 'Step {step}: deposit {price}, get a bonus of {bonus}. Sold out for now',
} as const
