/** What the server says about this promotion, in place of the words shared by all. */
export const messages = {
  conditionNotReached: 'This task isn’t complete yet.',
} as const
