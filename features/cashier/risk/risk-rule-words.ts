import type { RiskRules } from './risk-rules.ts'

/** Labels of rules and limits. */
export const ruleWords: Readonly<Record<keyof RiskRules, string>> = {
  sameIdentity: 'Same document as another player',
  samePayout: 'Same payout account as another player',
  sameDevice: 'Same device as another player',
  manyOnDevice: 'Many players on one device',
  manyOnNetwork: 'Many players on one network',
  paymentTakenBack: 'Chargeback or refund',
  newPlayer: 'New player account',
  youngAndLarge: 'Young player account, large withdrawal',
  littlePlay: 'Large withdrawal, little play',
  moreOutThanPlay: 'Withdrew more than they bet',
  manyDeposits: 'Many deposits in a day',
  manyWithdrawals: 'Many withdrawals in a day',
  giftsAboveDeposits: 'More rewards than deposits',
  giftsAmongTied: 'Rewards to linked players',
  unverifiedAccount: 'Withdrawal to an unverified payout account',
  leavesUnplayed: 'Withdrawal of deposits without play',
  largeGain: 'Withdrawal of many times the deposits',
  devicePlayersMin: 'Players on one device',
  networkPlayersMin: 'Players on one network',
  networkGiftsMin: 'Welcome rewards per network and day',
  newForHours: 'New player account (hours)',
  youngForDays: 'Young player account (days)',
  largeSumPesos: 'Large sum (₱)',
  largeGainTimes: 'Withdrawals over deposits (×)',
  manyDepositsMin: 'Deposits in a day',
  manyWithdrawalsMin: 'Withdrawals in a day',
  giftsLargePesos: 'Rewards in 30 days (₱)',
}

const isRule = (name: string): name is keyof RiskRules => Object.hasOwn(ruleWords, name)

/** A rule that this version does not know stays as it was recorded. */
export const ruleText = (name: string): string => (isRule(name) ? ruleWords[name] : name)
