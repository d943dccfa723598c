/** What the screens of this feature say. */
export const messages = {
  // debts-page.tsx
  ofGames: 'Of games',
  ofDeposits: 'Of deposits',
  debts: 'Debts',
  whatPlayersOweAfterA:
    'What players owe after a correction or a payment that was taken back. Their games and deposits repay it first.',
  playerId: 'Player id',
  openDebts: 'Open debts',
  nobodyOwesAnything: 'Nobody owes anything.',
  writeThisDebtOff: 'Write this debt off?',
  ask: 'Ask',
  playerPlayerIdOwesOwed:
    'Player {playerId} owes {owed}. Once somebody else approves, the house bears what is left of it by then, and the player is told in the record.',
  sinceManila: 'Since (Manila)',
  player: 'Player',
  ofWhat: 'Of what',
  openOf: 'Open, of',
  action: 'Action',
  writeOff: 'Write off',
} as const
