/** What the screens of this feature say. */
export const messages = {
  // bind-with-reward-page.tsx
  rewardForNumber: 'Reward for adding your number',
  // entry.ts
  title: 'Add mobile number',
  lead: 'Get a reward for adding your mobile number',
} as const
