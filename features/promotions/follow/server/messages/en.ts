/** What the server says about this promotion, in place of the words shared by all. */
export const messages = {
  conditionNotReached: 'Visit the channel for at least 10 seconds first.',
  codeWrong: 'This code doesn’t match the one posted on the channel.',
} as const
