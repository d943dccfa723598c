/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'A bigger bonus at each step',
  deposit: 'Deposit',
  // ladder-card.tsx
  title: 'Deposit ladder',
  howItWorks: 'How it works',
  restartsIn: 'The ladder restarts in {time}.',
  stepLocked: 'Step {step}: deposit {price}, get {bonus} bonus. Locked',
  stepNext: 'Step {step}: +{bonus} for a deposit of {price}',
  allStepsDone: 'You’ve completed every step this week.',
  soldOut: 'Sold out for now. If you’ve started a payment for the next step, it still counts.',
  nextStep: 'Deposit {price} or more without a coupon to get a {bonus} bonus.',
  backAtFirstStep:
    'You made a withdrawal, so you’re back at step 1. Deposit {price} or more without a coupon to get a {bonus} bonus.',
  timeToRestart: 'Time until the ladder restarts',
  stepDone: 'Step {step}: deposit {price}, get {bonus} bonus. Done',
  stepSoldOut: 'Step {step}: deposit {price}, get {bonus} bonus. Sold out for now',
} as const
