/** The message before a bonus expires with open playthrough. */
export const messages = {
  // bonus-expiry-letter.ts
  expiresTitle: 'Your bonus expires in {count} hours',
  expires:
    'Your bonus “{bonus}” expires on {time} (Manila time). We then remove what you haven’t earned by playthrough. Your deposits stay.',
  noHurry: 'You don’t have to do anything. See what’s left on the Withdraw page.',
} as const
