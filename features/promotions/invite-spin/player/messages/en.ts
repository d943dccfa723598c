/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'Spin, invite friends and reach the target',
  title: 'Lucky Spin',
  featuredText: 'Spin the wheel with friends',
  // spin-page.tsx
  pageLead: 'Reach the target before the round ends. Each friend who qualifies adds a spin.',
  roundEndsIn: 'Round ends in',
  wheelUnavailable: 'Lucky Spin isn’t available',
  // spin-records.tsx
  showOlder: 'Show older',
  yourSpins: 'Your spins',
  // spin-result.tsx
  claimTarget: 'Claim {target}',
  spinAgain: 'Spin again',
  invite: 'Invite',
  close: 'Close',
  targetReached: 'You’ve reached the target.',
  amountAndFriends: {
    one: 'You have {amount} of {target}. 1 more qualified friend completes it.',
    other: 'You have {amount} of {target}. {count} more qualified friends complete it.',
  },
  amountAndSpins: 'You have {amount} of {target}. Use your remaining spins to complete it.',
  // spin-stage.tsx
  wheel: 'Wheel',
  collected: 'Collected',
  amountOfTarget: '{amount} of {target}',
  spin: 'Spin',
  spinWithCount: 'Spin ({spins})',
  inviteFriend: 'Invite a friend',
  claimBeforeEnd: 'You’ve reached the target. Claim it before the round ends.',
  claimed: 'Claimed. You can spin again in your next round.',
  claimedNextRound: 'Claimed. Your next round opens on {date}.',
  roundEnded: 'This round has ended.',
  friendsMissing: {
    one: '1 more qualified friend completes it.',
    other: '{count} more qualified friends complete it.',
  },
  // use-spin.ts
  addedToBalance: '{amount} added to your balance.',
} as const
