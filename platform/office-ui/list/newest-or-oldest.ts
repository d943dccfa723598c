/** By time: newest first, then oldest first. */
export const newestOrOldest = [
  { sort: 'newest', direction: 'descending' },
  { sort: 'oldest', direction: 'ascending' },
] as const
