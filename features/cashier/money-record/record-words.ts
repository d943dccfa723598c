import type { CounterKind, RecordReason } from './record-kinds.ts'

type Words = { readonly title: string; readonly why: string }

/** A movement's name and reason, in the player's words. */
export const recordWords: Readonly<Record<RecordReason, Words>> = {
  bet: { title: 'Bet', why: 'You placed this bet in a game.' },
  win: { title: 'Win', why: 'You won this in a game.' },
  betRollback: {
    title: 'Bet returned',
    why: 'The game cancelled your bet, so the full amount is back in your balance.',
  },
  winRollback: { title: 'Win reversed', why: 'The game cancelled this round, so the win was taken back.' },
  jackpotWin: { title: 'Jackpot', why: 'You won this jackpot.' },
  gamePromo: { title: 'Game reward', why: 'You received this from a game’s promo.' },
  gameCredit: { title: 'Game correction', why: 'The game paid you too little and added the difference.' },
  gameDebit: { title: 'Game correction', why: 'The game paid you too much and took the difference back.' },
  gameDebt: { title: 'Game correction', why: 'The correction was more than your balance. You owe the rest.' },
  debtRepaid: { title: 'Owed amount repaid', why: 'This paid an amount you owed from an earlier correction.' },
  debtWrittenOff: { title: 'Owed amount cancelled', why: 'You no longer owe this amount.' },
  deposit: { title: 'Deposit', why: 'Your payment was added to your balance.' },
  depositRefund: { title: 'Deposit refunded', why: 'Your deposit was returned to the account you paid from.' },
  chargeback: { title: 'Payment reversed', why: 'Your bank or e-wallet took this payment back from us.' },
  chargebackDebt: {
    title: 'Payment reversed',
    why: 'Your bank or e-wallet took a payment back. Your balance didn’t cover all of it, so you owe the rest.',
  },
  withdrawalHold: { title: 'Withdrawal', why: 'This was set aside for the withdrawal you requested.' },
  withdrawalRelease: {
    title: 'Withdrawal returned',
    why: 'The withdrawal didn’t go through, so the full amount is back in your balance.',
  },
  withdrawalSettle: { title: 'Withdrawal paid', why: 'Your withdrawal was sent to your account.' },
  withdrawalReversed: {
    title: 'Withdrawal returned',
    why: 'Your bank or e-wallet returned the withdrawal to us, so the amount is back in your balance.',
  },
  safeboxIn: { title: 'To safebox', why: 'You moved this to your safebox.' },
  safeboxOut: { title: 'From safebox', why: 'You moved this from your safebox to your balance.' },
  award: { title: 'Reward', why: 'You claimed a reward.' },
  awardForfeit: { title: 'Reward ended', why: 'This reward ended before its conditions were met.' },
  pointsAward: { title: 'Points earned', why: 'You earned these points.' },
  pointsSpend: { title: 'Points spent', why: 'You exchanged these points.' },
  pointsTakenBack: { title: 'Points reversed', why: 'The bets that earned these points were cancelled.' },
  manualCredit: {
    title: 'Added by staff',
    why: 'Our staff added this to your balance. Customer service can tell you why.',
  },
  manualDebit: {
    title: 'Deducted by staff',
    why: 'Our staff deducted this from your balance. Customer service can tell you why.',
  },
  pointsCredit: { title: 'Points added', why: 'Our staff added these points. Customer service can tell you why.' },
  pointsDebit: { title: 'Points deducted', why: 'Our staff deducted these points. Customer service can tell you why.' },
  reversal: { title: 'Reversed', why: 'An earlier transaction was a mistake, so we reversed it.' },
  pointsReversal: { title: 'Points reversed', why: 'An earlier points transaction was a mistake, so we reversed it.' },
  jackpotFund: { title: 'Jackpot', why: 'This was added to the jackpot.' },
  settlement: { title: 'Settlement', why: 'Money moved between our own accounts.' },
  houseAdjustment: { title: 'Correction', why: 'We corrected our own accounts.' },
}

/** Names of the accounts between which money moves. */
export const counterWords: Readonly<Record<CounterKind, string>> = {
  coin: 'Your balance',
  hold: 'Set aside for withdrawals',
  safebox: 'Your safebox',
  points: 'Your points',
  game: 'The game',
  promo: 'Rewards',
  psp: 'Your bank or e-wallet',
  bank: 'Your bank',
  jackpot: 'The jackpot',
  adjustment: 'Corrections',
  debt: 'Owed amount',
}
