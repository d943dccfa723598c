/** What the screens of this feature say. */
export const messages = {
  // cash-back-card.tsx
  monthlyCapReached: 'You’ve reached this month’s cap, so you got less cash back.',
  title: 'Cash back for yesterday',
  noBets: 'You had no eligible bets yesterday.',
  percentOfBets: '{percent} of your {base} in eligible bets.',
  nothingToClaim: 'Nothing to claim today',
  claimBeforeMidnight: 'Claim it before midnight, Manila time.',
} as const
