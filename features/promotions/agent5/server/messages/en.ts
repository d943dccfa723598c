/** What the server says about this promotion. */
export const messages = {
  title: 'Invite and earn',
  howItWorks: 'How it works',
  perFriend: 'You get {amount} for each friend who qualifies, and {share} of their first deposit, up to {max}.',
  hold: {
    one: 'You can claim it 1 hour after your friend qualifies. It has {times}× playthrough.',
    other: 'You can claim it {count} hours after your friend qualifies. It has {times}× playthrough.',
  },
  onePromo: 'Each friend counts for one promo: the one where you claim first.',
  takenBack: 'If a friend’s first deposit is refunded or charged back, the rewards for that friend are taken back.',
  stages: 'Stages',
  stagesLead: 'Friends whose cash you’ve claimed count. A stage has {times}× playthrough.',
  qualifiedFriends: 'Qualified friends',
  bonus: 'Bonus',
} as const
