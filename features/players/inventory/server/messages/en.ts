/** The message about an item that expires soon. */
export const messages = {
  // letter-of-ending.ts
  expiresSoonTitle: 'Expires soon: {reward}',
  expiresAt: 'Your {reward} expires on {time} (Manila time).',
  expiresSoon: 'Your {reward} expires soon.',
  howToUse: 'It applies to your next deposit, if you choose to make one.',
} as const
