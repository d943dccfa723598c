/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'A scratch card for every friend who qualifies',
  title: 'Scratch and spin',
  // agent-count-page.tsx
  pageLead: 'Get a scratch card for every friend who qualifies. More friends give you spins and open chests.',
  // scratch-ticket.tsx
  scratchCard: 'Scratch card',
  cardsLeft: { one: 'You have 1 card.', other: 'You have {count} cards.' },
  cardsNone: 'Each friend who qualifies gives you a card.',
  scratch: 'Scratch the card',
  scratchNext: 'Scratch the next card',
  inviteForCard: 'Invite a friend',
  youWon: 'You got',
  paused: 'Today’s prizes have run out. Your cards and spins stay here.',
  // spin-card.tsx
  wheel: 'Wheel',
  spinsLeft: { one: 'You have 1 spin.', other: 'You have {count} spins.' },
  friendsToSpin: {
    one: '1 more qualified friend gives you a spin.',
    other: '{count} more qualified friends give you a spin.',
  },
  spinWheel: 'Spin the wheel',
  chancesInRules: 'See “How it works” for the chance of each prize.',
  // chest-path.tsx
  chests: 'Chests',
  friendsCount: { one: '1 friend qualified', other: '{count} friends qualified' },
  friendsOfNeed: '{friends} of {need} friends',
  // friends-progress.tsx
  yourFriends: 'Your friends',
  friendsEmpty: 'No friends yet',
  friendsEmptyHint: 'Friends who sign up with your link will appear here, with what each still has to do.',
  waitingDeposit: 'Next: first deposit',
  waitingBet: 'Next: play',
  waitingVerification: 'Next: verify number and identity',
  joinedAt: 'Joined {time}',
  inProgress: 'In progress',
  qualified: 'Qualified',
  late: 'Late',
  notQualified: 'Not qualified',
  newer: 'Newer',
  older: 'Older',
  // draw-list.tsx
  yourPrizes: 'Your prizes',
  drawNumber: 'Draw {count}',
  takenBack: 'Taken back',
} as const
