/** What the server says about this promotion, in place of the words shared by all. */
export const messages = {
  conditionNotReached: 'Invite a friend for your next spin.',
} as const
