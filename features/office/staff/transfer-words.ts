/** Reasons of transfers in the ledger, as lists of the back office and their exports show them. */
export const transferWords = {
  bet: 'Bet',
  win: 'Win',
  betRollback: 'Bet rolled back',
  winRollback: 'Win rolled back',
  jackpotWin: 'Jackpot win',
  gamePromo: 'Game provider bonus',
  gameCredit: 'Game provider credit',
  gameDebit: 'Game provider debit',
  gameDebt: 'Debt from a game',
  debtRepaid: 'Debt repaid',
  debtWrittenOff: 'Debt written off',
  deposit: 'Deposit',
  depositRefund: 'Deposit refund',
  chargeback: 'Chargeback',
  chargebackDebt: 'Debt from a chargeback',
  withdrawalHold: 'Withdrawal, put on hold',
  withdrawalRelease: 'Withdrawal, returned to balance',
  withdrawalSettle: 'Withdrawal, paid',
  withdrawalReversed: 'Withdrawal, returned by bank',
  safeboxIn: 'Moved to safebox',
  safeboxOut: 'Moved from safebox',
  award: 'Reward',
  awardForfeit: 'Reward forfeited',
  pointsAward: 'Points granted',
  pointsSpend: 'Points spent',
  pointsTakenBack: 'Points reversed',
  manualCredit: 'Manual credit',
  manualDebit: 'Manual debit',
  syntheticGrant: 'Grant to a synthetic player',
  pointsCredit: 'Manual points credit',
  pointsDebit: 'Manual points debit',
  reversal: 'Reversal',
  pointsReversal: 'Points reversal',
  jackpotFund: 'Jackpot funding',
  settlement: 'Settlement',
  houseAdjustment: 'House adjustment',
} as const

const isKnown = (reason: string): reason is keyof typeof transferWords => Object.hasOwn(transferWords, reason)

/** A reason that this version does not know stays as it was recorded. */
export const transferText = (reason: string): string => (isKnown(reason) ? transferWords[reason] : reason)
