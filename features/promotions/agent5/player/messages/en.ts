/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'Cash for every friend who qualifies, and commission',
  title: 'Invite and earn',
  // agent5-page.tsx
  pageLead: 'Get {amount} for each friend who qualifies, and commission on what they play.',
  rewards: 'Rewards',
  invite: 'Invite',
  team: 'Team',
  statement: 'Statement',
  movedLater: 'Our team checks {amount} first. We’ll add it to your balance once it’s approved.',
  // cash-card.tsx
  cashForFriends: 'Cash for friends',
  cashEmpty: 'Nothing to claim yet',
  ready: 'Ready to claim',
  readyAt: 'Ready {time}',
  claimAll: 'Claim {amount}',
  cashTerms:
    'You also get {share} of a friend’s first deposit, up to {most}. Cash is ready {hours} hours after a friend qualifies and has {times}× playthrough.',
  // stages-card.tsx
  stages: 'Bonus stages',
  stageBonus: '{amount} bonus',
  friendsOfNeeded: '{friends} of {needed} friends',
  stagesHint: 'Friends whose cash you’ve claimed count.',
  // claim-log.tsx
  claimed: 'Claimed rewards',
  stageOf: { one: 'Bonus for {count} friend', other: 'Bonus for {count} friends' },
  takenBack: 'Taken back',
} as const
