/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  turnTheWheelFriendsBring: 'Turn the wheel, friends bring the rest',
  luckySpin: 'Lucky Spin',
  turnTheWheelWithFriends: 'Turn the wheel with friends',
  // spin-page.tsx
  turnTheWheelTheFirst: 'Turn the wheel. The first turn brings most of it, friends bring the rest.',
  roundEndsIn: 'Round ends in',
  theWheelRests: 'The wheel rests',
  // spin-records.tsx
  showOlder: 'Show older',
  yourSpins: 'Your spins',
  // spin-result.tsx
  exchangeTarget: 'Exchange {target}',
  spinAgain: 'Spin again',
  invite: 'Invite',
  close: 'Close',
  youHaveReachedTheTarget: 'You have reached the target.',
  oneMoreValidInviteReaches: 'One more valid invite reaches it',
  invitesMissingMoreValidInvites: '{invitesMissing} more valid invites reach it',
  youHaveAmountOfTarget: 'You have {amount} of {target}. {oneMoreValidInviteReaches}.',
  // spin-stage.tsx
  theWheel: 'The wheel',
  collected: 'Collected',
  amountOfAmount2: '{amount} of {amount2}',
  spinValue: 'Spin{value}',
  inviteAFriend: 'Invite a friend',
  youHaveReachedItTake: 'You have reached it. Take it before the round ends.',
  exchangedTheWheelRestsUntil: 'Exchanged. The wheel rests until your next round.',
  exchangedYourNextRoundOpens: 'Exchanged. Your next round opens {date}.',
  thisRoundIsOver: 'This round is over.',
  oneTurnWaitsForYou: 'One turn waits for you.',
  spinsLeftTurnsWaitFor: '{spinsLeft} turns wait for you.',
  oneMoreValidInviteCompletes: 'One more valid invite completes it.',
  invitesMissingMoreValidInvitesComplete: '{invitesMissing} more valid invites complete it.',
  // use-spin.ts
  amountIsYours: '{amount} is yours.',
  // wheel.tsx
  spin: 'Spin',
  skip: 'Skip',
} as const
