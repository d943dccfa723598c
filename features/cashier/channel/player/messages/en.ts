/** What the screens of this feature say. */
export const messages = {
  // channel-choice.tsx
  payWith: 'Pay with',
  unavailable: 'Not available right now',
  // money-links.tsx
  deposit: 'Deposit',
  withdraw: 'Withdraw',
} as const
