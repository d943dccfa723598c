import { messages } from './messages/en.ts'

/** Reasons of transfers in the ledger, as lists of the back office show them. */
export const transferWords = {
  bet: messages.transferBet,
  win: messages.transferWin,
  betRollback: messages.transferBetRollback,
  winRollback: messages.transferWinRollback,
  jackpotWin: messages.transferJackpotWin,
  gamePromo: messages.transferGamePromo,
  gameCredit: messages.transferGameCredit,
  gameDebit: messages.transferGameDebit,
  gameDebt: messages.transferGameDebt,
  debtRepaid: messages.transferDebtRepaid,
  debtWrittenOff: messages.transferDebtWrittenOff,
  deposit: messages.transferDeposit,
  depositRefund: messages.transferDepositRefund,
  chargeback: messages.transferChargeback,
  chargebackDebt: messages.transferChargebackDebt,
  withdrawalHold: messages.transferWithdrawalHold,
  withdrawalRelease: messages.transferWithdrawalRelease,
  withdrawalSettle: messages.transferWithdrawalSettle,
  withdrawalReversed: messages.transferWithdrawalReversed,
  safeboxIn: messages.transferSafeboxIn,
  safeboxOut: messages.transferSafeboxOut,
  award: messages.transferAward,
  awardForfeit: messages.transferAwardForfeit,
  pointsAward: messages.transferPointsAward,
  pointsSpend: messages.transferPointsSpend,
  pointsTakenBack: messages.transferPointsTakenBack,
  manualCredit: messages.transferManualCredit,
  manualDebit: messages.transferManualDebit,
  syntheticGrant: messages.transferSyntheticGrant,
  pointsCredit: messages.transferPointsCredit,
  pointsDebit: messages.transferPointsDebit,
  reversal: messages.transferReversal,
  pointsReversal: messages.transferPointsReversal,
  jackpotFund: messages.transferJackpotFund,
  settlement: messages.transferSettlement,
  houseAdjustment: messages.transferHouseAdjustment,
} as const

const isKnown = (reason: string): reason is keyof typeof transferWords => Object.hasOwn(transferWords, reason)

/** A reason that this version does not know stays as it was recorded. */
export const transferText = (reason: string): string => (isKnown(reason) ? transferWords[reason] : reason)
