import type { differenceKinds } from './staff-contract.ts'

/** Kinds of differences, on the page and in its export. */
export const differenceWords = {
  rounds: 'Single round',
  roundTotals: 'Round totals',
  counters: 'Hourly totals',
} as const satisfies Readonly<Record<(typeof differenceKinds)[number], string>>

/** Names of the numbers that are compared. */
export const differenceNumberWords: Readonly<Record<string, string>> = {
  bet: 'Bets',
  win: 'Wins',
  state: 'Status',
  bets: 'Number of bets',
  betAmount: 'Bets',
  wins: 'Number of wins',
  winAmount: 'Wins',
  rollbacks: 'Number of rollbacks',
  rollbackAmount: 'Rolled back',
  promos: 'Number of promotion payouts',
  promoAmount: 'Promotion payouts',
}

/** Those of them that are centavos. */
export const moneyNumbers: ReadonlySet<string> = new Set([
  'bet',
  'win',
  'betAmount',
  'winAmount',
  'rollbackAmount',
  'promoAmount',
])
