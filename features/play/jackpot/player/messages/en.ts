/** What the screens of this feature say. */
export const messages = {
  // jackpot-row.tsx
  jackpots: 'Jackpots',
  yourBalanceProven: 'Your balance, proven',
  proofOfBalance: 'Every night we publish what we owe our players. Check that your balance is counted.',
  nameOfJackpot: '{name} jackpot',
  dropsBy: 'Drops by {amount}',
  wheelPays: 'wheel pays {percent}–100%',
  lastDrop: 'last {amount}',
} as const
