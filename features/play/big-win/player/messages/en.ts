/** What the screens of this feature say. */
export const messages = {
  // big-win-ticker.tsx
  recentBigWins: 'Recent big wins',
  wonBy: '{player} won {amount}',
  resume: 'Resume',
  pause: 'Pause',
  wonByInGame: '{player} won {amount} in {game}',
  newYear: 'the New Year countdown',
} as const
