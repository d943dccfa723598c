/** The file of a player's year of play. */
export const messages = {
  // play-history-pdf.ts
  title: 'Your play history',
  player: 'Player {playerId}',
  lead: 'Amounts are in Philippine pesos. Months follow Manila time, newest first.',
  month: 'Month',
  deposited: 'Deposited',
  withdrawn: 'Withdrawn',
  bets: 'Bets',
  wins: 'Wins',
  netResult: 'Net result',
  minutes: 'Minutes',
  total: 'Total',
  footer: 'Created {time} (Manila time). Net result is wins minus bets.',
} as const
