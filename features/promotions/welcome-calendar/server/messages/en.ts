/** What the server says about this promotion. */
export const messages = {
  title: 'Welcome calendar',
  howItWorks: 'How it works',
  oneADay: {
    one: 'Log in and claim the reward within {window} days of signing up.',
    other: 'Claim one reward each day you log in, {count} in all, within {window} days of signing up.',
  },
  lastNeedsDeposit: 'For the last reward, make one deposit of {amount} or more.',
} as const
