export const dailyCloseMessages = {
  dayBlocked: 'This day can’t be closed yet. Nothing changed. Check what’s missing below.',
  figuresChanged: 'The figures changed after you opened this page, so the day wasn’t closed. Review them again.',
  closedAlready: 'Another member already closed this day.',
  dayNotOver: 'This day isn’t over yet. It can be closed after midnight in Manila.',
  notClosed: 'This day is already open.',
  sentBefore: 'This request was already submitted. You’ll find it under Approvals.',
} as const

/** The checks of a day, met or not. */
export const conditionMessages = {
  dayEnded: 'Ended on {time} (Manila).',
  dayNotOver: 'You can close this day from {time} (Manila).',
  earlierDaysClosed: 'No earlier day is open.',
  earlierDayOpen: '{date} is still open. Close days in order.',
  ledgerNotChecked: 'The ledger hasn’t been checked since the day ended.',
  ledgerInBalance: 'Every balance matches its transfers: {transfers} checked on {time}.',
  ledgerOutOfBalance: {
    one: 'The ledger is out of balance: 1 violation in {transfers} transfers, checked on {time}.',
    other: 'The ledger is out of balance: {count} violations in {transfers} transfers, checked on {time}.',
  },
  accountsTotalled: 'Totals of all house accounts are saved.',
  accountsNotTotalled: 'House accounts haven’t been totalled yet.',
  notCompared: 'Not compared since the day ended: {providers}.',
  settlementDifferences: {
    one: '1 difference with payment providers to resolve.',
    other: '{count} differences with payment providers to resolve.',
  },
  gameDifferences: {
    one: '1 difference with game providers to resolve.',
    other: '{count} differences with game providers to resolve.',
  },
  noSettlements: 'No payment provider sends settlements.',
  noGameReports: 'No game provider reports its rounds.',
  compared: 'Compared, with no open differences: {providers}.',
  ordersSettled: 'Every deposit and payout of the day has a final result.',
  ordersOpen: 'Waiting for the provider’s final result: deposits {deposits}, payouts {payouts}.',
  proofRoot: {
    one: '{total} owed to 1 player at the end of the day.',
    other: '{total} owed to {players} players at the end of the day.',
  },
  proofRootMissing: 'The proof root of the day hasn’t been published yet.',
  proofRootMissed: 'No proof root was published at the end of this day. It can’t be published later.',
  proofRootLate: {
    one: 'The proof root was measured late, at {time}: {total} owed to 1 player then. The amount owed at the end of the day is unknown.',
    other:
      'The proof root was measured late, at {time}: {total} owed to {players} players then. The amount owed at the end of the day is unknown.',
  },
} as const

/** What the house's accounts are called. */
export const accountMessages = {
  game: 'Games of {name}',
  promotion: 'Promotion: {name}',
  paymentProvider: 'Payments through {name}',
  bank: 'Bank account: {name}',
  jackpot: 'Jackpot pools',
  adjustment: 'Adjustments by staff',
  debt: 'Debts of players',
  synthetic: 'Synthetic checks',
} as const
