/** The kinds a player can filter by. */
export const recordKinds = ['deposit', 'withdrawal', 'bet', 'win', 'reward', 'safebox', 'correction'] as const
export type RecordKind = (typeof recordKinds)[number]

/** Accounts with a record of their own. A hold for a withdrawal shows as having left the balance. */
export const recordAccounts = ['coin', 'safebox', 'points'] as const
export type RecordAccount = (typeof recordAccounts)[number]

/** The player's kind of each ledger reason. `server/reasons-of.ts` does not compile while one is missing. */
export const kindOfReason = {
  bet: 'bet',
  win: 'win',
  betRollback: 'bet',
  winRollback: 'win',
  jackpotWin: 'win',
  gamePromo: 'reward',
  gameCredit: 'correction',
  gameDebit: 'correction',
  gameDebt: 'correction',
  debtRepaid: 'correction',
  debtWrittenOff: 'correction',
  deposit: 'deposit',
  depositRefund: 'deposit',
  chargeback: 'deposit',
  chargebackDebt: 'deposit',
  withdrawalHold: 'withdrawal',
  withdrawalRelease: 'withdrawal',
  withdrawalSettle: 'withdrawal',
  withdrawalReversed: 'withdrawal',
  safeboxIn: 'safebox',
  safeboxOut: 'safebox',
  award: 'reward',
  awardForfeit: 'reward',
  pointsAward: 'reward',
  pointsSpend: 'reward',
  pointsTakenBack: 'reward',
  manualCredit: 'correction',
  manualDebit: 'correction',
  syntheticGrant: 'correction',
  pointsCredit: 'correction',
  pointsDebit: 'correction',
  reversal: 'correction',
  pointsReversal: 'correction',
  jackpotFund: 'correction',
  settlement: 'correction',
  houseAdjustment: 'correction',
} as const satisfies Readonly<Record<string, RecordKind>>
export type RecordReason = keyof typeof kindOfReason

/** The other end of a movement as shown to a player: never which provider. */
export const counterKinds = [
  'coin',
  'hold',
  'safebox',
  'points',
  'game',
  'promo',
  'psp',
  'bank',
  'jackpot',
  'adjustment',
  'debt',
  'synthetic',
] as const
export type CounterKind = (typeof counterKinds)[number]

export const recordReasons = Object.keys(kindOfReason) as RecordReason[]
