/** What the screens of this feature say. */
export const messages = {
  // channel-choice.tsx
  payWith: 'Pay with',
  unavailable: 'Not available right now',
} as const
