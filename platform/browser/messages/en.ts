/** What the screens of this feature say. */
export const messages = {
  // client/failure-messages.ts
  noConnectionPleaseCheckYour: 'No connection. Please check your network and try again.',
  theAnswerIsTakingToo: 'The answer is taking too long. Please check your network and try again.',
  pleaseLogInFirst: 'Please log in first.',
} as const
