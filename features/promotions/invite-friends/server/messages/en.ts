/** What the server says about this promotion. */
export const messages = {
  conditionNotReached: 'Not enough of your friends have qualified yet.',
  title: 'Invite friends',
  howItWorks: 'How it works',
  inviteWithin: {
    one: 'For new players: invite a friend who qualifies within {window} of signing up, and get {rewards}.',
    other: 'For new players: invite {count} friends who qualify within {window} of signing up, and get {rewards}.',
  },
  windowDays: { one: '1 day', other: '{count} days' },
  returned:
    'If a friend’s first deposit is returned, the friend no longer qualifies and the rewards you got for it are taken back.',
} as const
