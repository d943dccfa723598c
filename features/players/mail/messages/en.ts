/** What the inbox refuses, and why. */
export const messages = {
  // refusals
  'mail.notFound': 'This message is no longer available.',
  'mail.ended': 'This message and its reward have expired.',
  'mail.takenBefore': 'You’ve already claimed this.',
  'mail.nothingAttached': 'This message has no reward.',
  'mail.notTaken': 'This message still has a reward. Claim it first.',
  'mail.mayNotTake':
    'You can’t claim rewards right now. They stay here until they expire. Contact customer service to find out more.',
} as const
