/** What the screens of this feature say. */
export const messages = {
  // activities-page.tsx
  activities: 'Activities',
  lookingWhatIsOn: 'Looking what is on',
  nothingIsOnRightNow: 'Nothing is on right now',
  theNextEventStandsHere: 'The next event stands here first. The games are open as always.',
  rewards: 'Rewards',
  untilTime: 'Until {time}',
  // claim-button.tsx
  claim: 'Claim',
  locked: 'Locked',
  claimed: 'Claimed',
  // day-cells.tsx
  taken: 'Taken',
  dayDay: 'Day {day}',
  // given-dialog.tsx
  itIsYours: 'It is yours',
  thankYou: 'Thank you',
  // promotion-body.tsx
  tips: 'Tips',
  seeWhatIsOn: 'See what is on',
  lookingAtTheEvent: 'Looking at the event',
  // promotion-page.tsx
  howItWorks: 'How it works',
  endsIn: 'Ends in',
  timeManilaTime: '{time}, Manila time',
  // reward-items.tsx
  toBeStakedBetRate: 'to be staked {betRate}×',
  // rule-page.tsx
  rules: 'Rules',
  readingTheRules: 'Reading the rules',
  // sold-out.tsx
  soldOutForNow: 'Sold out for now',
  // announce-gift.ts
  valueForYou: '{value} for you.',
} as const
