/** What the server answers before or instead of a feature. */
export const messages = {
  malformed: 'The request is malformed.',
  signInAgain: 'Please log in again.',
  notAllowed: 'This is not allowed.',
  noSuchCall: 'There is no such call.',
  otherMethod: 'This call uses another method.',
  tookTooLong: 'The request took too long.',
  requestTooLarge: 'The request is too large.',
  addressTooLong: 'The address is too long.',
  tooManyRequests: 'Too many requests. Please try again later.',
  headersTooLarge: 'The headers are too large.',
  ourFault: 'Something went wrong on our side.',
  busy: 'The service is busy. Please try again shortly.',
  passwordNeeded: 'You were away for a while. Please enter your password again.',
  formSentBefore: 'This form was already sent. Please try again.',
} as const
