/** What the server says about this promotion, in place of the words shared by all. */
export const messages = {
  conditionNotReached: 'You don’t have enough points for this.',
  notEligible: 'This item is for a higher VIP level.',
  capReached: 'You’ve reached this month’s rebate limit. Your points were not used.',
} as const
