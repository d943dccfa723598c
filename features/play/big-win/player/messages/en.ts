/** What the screens of this feature say. */
export const messages = {
  // big-win-ticker.tsx
  recentBigWins: 'Recent big wins',
  wonBy: 'won by',
  letTheWinsMove: 'Let the wins move',
  stopTheWins: 'Stop the wins',
  inGame: ' in {game}',
} as const
