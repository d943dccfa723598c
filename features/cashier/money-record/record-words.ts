import type { CounterKind, RecordReason } from './record-kinds.ts'

type Words = { readonly title: string; readonly why: string }

/** A movement's name and reason, in the player's words. */
export const recordWords: Readonly<Record<RecordReason, Words>> = {
  bet: { title: 'Bet', why: 'You staked this in a game.' },
  win: { title: 'Win', why: 'A game paid you this.' },
  betRollback: { title: 'Bet returned', why: 'The game cancelled your bet, so your stake came back whole.' },
  winRollback: { title: 'Win taken back', why: 'The game cancelled this win. Its round did not count.' },
  jackpotWin: { title: 'Jackpot', why: 'You won this from the jackpot.' },
  gamePromo: { title: 'Game reward', why: 'A game’s promotion gave you this.' },
  gameCredit: { title: 'Game correction', why: 'The game had paid you too little and made up for it.' },
  gameDebit: { title: 'Game correction', why: 'The game had paid you too much and took the difference back.' },
  gameDebt: { title: 'Game correction', why: 'What was taken back was more than your balance. The rest is owed.' },
  debtRepaid: { title: 'Owed amount repaid', why: 'This went towards what you owed from an earlier correction.' },
  debtWrittenOff: { title: 'Owed amount cancelled', why: 'The house bears it. You no longer owe this amount.' },
  deposit: { title: 'Deposit', why: 'Your payment arrived and was added to your balance.' },
  depositRefund: { title: 'Deposit refunded', why: 'Your deposit was sent back to where you paid from.' },
  chargeback: { title: 'Payment reversed', why: 'Your bank or wallet took this payment back from us.' },
  chargebackDebt: {
    title: 'Payment reversed',
    why: 'Your bank took a payment back. Your balance did not cover it all.',
  },
  withdrawalHold: { title: 'Withdrawal', why: 'This was set aside for your withdrawal when you asked for it.' },
  withdrawalRelease: { title: 'Withdrawal returned', why: 'The withdrawal did not go through, so it came back whole.' },
  withdrawalSettle: { title: 'Withdrawal paid', why: 'Your withdrawal was paid out to your account.' },
  withdrawalReversed: { title: 'Withdrawal returned', why: 'Your bank or wallet sent the withdrawal back to us.' },
  safeboxIn: { title: 'To the safebox', why: 'You put this into your safebox.' },
  safeboxOut: { title: 'From the safebox', why: 'You took this out of your safebox.' },
  award: { title: 'Reward', why: 'You claimed a reward.' },
  awardForfeit: { title: 'Reward ended', why: 'This reward ended before its conditions were met.' },
  pointsAward: { title: 'Points earned', why: 'You earned these points.' },
  pointsSpend: { title: 'Points spent', why: 'You exchanged these points.' },
  pointsTakenBack: { title: 'Points taken back', why: 'The play that earned these points was cancelled.' },
  manualCredit: {
    title: 'Credit by the house',
    why: 'Our staff added this by hand. Customer service can tell you why.',
  },
  manualDebit: { title: 'Debit by the house', why: 'Our staff took this by hand. Customer service can tell you why.' },
  pointsCredit: { title: 'Points added', why: 'Our staff added these by hand. Customer service can tell you why.' },
  pointsDebit: { title: 'Points removed', why: 'Our staff took these by hand. Customer service can tell you why.' },
  reversal: { title: 'Reversed', why: 'An earlier movement was a mistake and was undone.' },
  pointsReversal: { title: 'Points reversed', why: 'An earlier movement of points was a mistake and was undone.' },
  jackpotFund: { title: 'Jackpot', why: 'The house put this into the jackpot.' },
  settlement: { title: 'Settlement', why: 'Money of the house moved between its accounts.' },
  houseAdjustment: { title: 'Correction', why: 'The house corrected its own accounts.' },
}

/** Names of the accounts between which money moves. */
export const counterWords: Readonly<Record<CounterKind, string>> = {
  coin: 'Your balance',
  hold: 'Set aside for withdrawals',
  safebox: 'Your safebox',
  points: 'Your points',
  game: 'The game',
  promo: 'Rewards of the house',
  psp: 'Your bank or wallet',
  bank: 'Your bank',
  jackpot: 'The jackpot',
  adjustment: 'The house',
  debt: 'What was owed',
}
