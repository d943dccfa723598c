/** What the screens of this feature say. */
export const messages = {
  // jackpot-row.tsx
  jackpots: 'Jackpots',
  yourBalanceProven: 'Your balance, proven',
  everyNightWePublishWhat: 'Every night we publish what we owe to all players. See that you are in it.',
  jackpot: 'jackpot',
  dropsBy: 'Drops by',
} as const
