/** What the screens of this feature say. */
export const messages = {
  // debts-page.tsx
  fromGames: 'From games',
  fromDeposits: 'From deposits',
  debts: 'Debts',
  intro: 'What players owe after a corrected round or a reversed payment. Their next wins and deposits repay it first.',
  playerId: 'Player ID',
  openDebts: 'Open debts',
  noDebts: 'No open debts. A debt appears here when a correction or chargeback is more than the player’s balance.',
  writeOffTitle: 'Write off this debt?',
  submit: 'Submit request',
  writeOffText:
    'Player {playerId} owes {owed}. After another member approves, we cover whatever is still open and the player’s transaction history shows the write-off.',
  since: 'Since (Manila)',
  player: 'Player',
  source: 'Source',
  openOriginal: 'Open, original',
  action: 'Action',
  writeOff: 'Write off',
} as const
