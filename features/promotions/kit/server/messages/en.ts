/** What the server says about promotions, shared by all of them. */
export const messages = {
  notOpen: 'This promo isn’t open. Please exit the page and check other promos.',
  notEligible: 'This promo isn’t available for your account.',
  alreadyClaimed: 'You’ve already claimed this.',
  nothingToChange: 'There’s nothing to change right now.',
  conditionNotReached: 'You haven’t met the conditions yet.',
  mobileNeeded: 'Please add your mobile number first.',
  rechargeNeeded: 'Please make a deposit first.',
  heldForReview:
    'We’re checking this reward first and will message you when it’s ready. Verifying your identity can speed this up.',
  soldOut: 'This promo’s rewards are sold out.',
  restricted: 'Verify your identity to get rewards. Rewards are paused during a break or after you set a limit.',
  ruleNotFound: 'These rules aren’t available.',
} as const
