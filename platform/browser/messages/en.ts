/** What the screens of this feature say. */
export const messages = {
  // client/failure-messages.ts
  failed: 'Something went wrong ({code}). Please try again.',
  offline: 'No connection. Please check your network and try again.',
  timeout: 'This is taking too long. Please check your network and try again.',
  logInFirst: 'Please log in first.',
} as const
