/** What the server says about this promotion, in place of the words shared by all. */
export const messages = {
  conditionNotReached: 'Not enough of your friends have qualified yet.',
} as const
