/** The message before a bonus expires with open playthrough. */
export const messages = {
  // bonus-expiry-letter.ts
  expiresTitle: 'Your bonus expires in {count} hours',
  expires:
    'Your bonus “{bonus}” expires on {time} (Manila time). After that, we remove the part you haven’t earned through playthrough. Your deposits stay.',
  noHurry: 'You don’t have to do anything. See what’s left on the Withdraw page.',
} as const
