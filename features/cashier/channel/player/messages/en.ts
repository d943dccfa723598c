/** What the screens of this feature say. */
export const messages = {
  // channel-choice.tsx
  payWith: 'Pay with',
  notAvailableNow: 'Not available now',
} as const
