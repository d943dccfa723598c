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
  restricted:
    'Verify your identity to get rewards. Rewards are paused during a break, and for a day after one ends or you reach a limit.',
  ruleNotFound: 'These rules aren’t available.',
  // read-rule.ts
  terms: 'Terms',
  starts: 'Starts {time}.',
  ends: 'Ends {time}.',
  noEndYet: 'Runs until we announce its end.',
  needsMobile: 'You need a mobile number on your account.',
  needsIdentity: 'You need to verify your identity.',
  needsDeposit: 'You need to have made a deposit.',
  oncePerPerson:
    'Once per person: accounts that share a device, a document or a bank account count as one. If many accounts use the same network on one day, we may first ask you to verify your identity.',
  notForEverybody:
    'We don’t show this promo to everybody: some players, picked at random, don’t get it, so that we can tell if it’s worthwhile.',
  playthroughTerms:
    'Complete a reward’s playthrough within {days} days of claiming it. After that, we remove the part you haven’t earned. While it is open, rounds with a bet above {betMax} don’t count, and some games count in part: open a game’s info to see how much.',
  manilaTime: 'All times are Manila time. Days start at midnight and weeks on Monday.',
  responsiblePlay:
    'No rewards during a break or self-exclusion, or for a day after one ends or you reach a limit. For players 21 and older.',
  permit: 'Permit {number}.',
  // rule-table.ts
  day: 'Day',
  reward: 'Reward',
  playthrough: 'Playthrough',
  noPlaythrough: 'No',
  // about-day.ts
  rewardOfDay: '{reward} of {day}',
} as const
