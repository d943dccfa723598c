/** What the server says about this promotion. */
export const messages = {
  title: 'Daily login',
  howItWorks: 'How it works',
  oneADay: {
    one: 'Claim one reward each day you log in.',
    other: 'Claim one reward each day you log in, for {count} days. Then the days start again.',
  },
  missedDayKeeps: 'If you miss a day, you continue where you stopped.',
  missedDayRestarts: 'If you miss a day, you start again at day 1.',
  pausesAfter: {
    one: 'Rewards pause 1 day after your last deposit, or after you sign up if you haven’t deposited.',
    other: 'Rewards pause {count} days after your last deposit, or after you sign up if you haven’t deposited.',
  },
} as const
