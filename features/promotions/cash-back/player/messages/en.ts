/** What the screens of this feature say. */
export const messages = {
  // cash-back-card.tsx
  theCapOfThisMonth: 'The cap of this month is reached: less came back.',
  cashBackOfYesterday: 'Cash back of yesterday',
  youStakedNothingThatCounts: 'You staked nothing that counts yesterday.',
  percentOfBaseThatYou: '{percent} of {base} that you staked.',
  nothingToClaimToday: 'Nothing to claim today',
  itIsThereUntilMidnight: 'It is there until midnight, Manila time.',
} as const
