/** By time, the newest first and then the oldest. */
export const newestOrOldest = [
  { sort: 'newest', direction: 'descending' },
  { sort: 'oldest', direction: 'ascending' },
] as const
