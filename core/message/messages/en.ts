/** Faults that a contract finds before a feature sees the request. */
export const messages = {
  entry: 'Please check this entry.',
  centavos: 'Enter a whole number of centavos, 0 or more.',
  signedCentavos: 'Enter a whole number of centavos.',
  instant: 'Enter a time in whole milliseconds since 1970, before the year 2900.',
  playerId: 'Enter a valid player ID.',
  code: 'Enter all 6 digits of the code.',
  digits: 'Use digits only.',
  textTooShort: 'Use at least {min} characters.',
  textTooLong: 'Use up to {max} characters.',
} as const
