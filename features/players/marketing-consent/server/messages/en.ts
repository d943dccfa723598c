export const messages = {
  wordingChanged: 'We’ve changed these words. Please read them again. Nothing was changed.',
} as const
