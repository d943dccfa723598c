export const messages = {
  'proof.none': 'You have no proof for this day: your account had no balance yet, or the day is too long ago.',
  'proof.tryLater': 'You’ve downloaded too many proofs. Please try again later.',
  'proof.offline': 'You’re offline. You can still check a proof that you have.',
  'proof.failed': 'Something went wrong ({code}). Please try again.',
} as const
