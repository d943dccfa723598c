import type { RiskRules } from '../risk-rules.ts'

export const boundNames = [
  'devicePlayersMin',
  'networkPlayersMin',
  'newForHours',
  'youngForDays',
  'largeSumPesos',
  'largeGainTimes',
  'manyDepositsMin',
  'manyWithdrawalsMin',
  'giftsLargePesos',
] as const satisfies readonly (keyof RiskRules)[]

/** What each rule and bound is called on the screen. */
export const ruleWords: Readonly<Record<keyof RiskRules, string>> = {
  sameIdentity: 'Same document as another player',
  samePayout: 'Same account paid to',
  sameDevice: 'Same device',
  manyOnDevice: 'Many on one device',
  manyOnNetwork: 'Many on one network',
  paymentTakenBack: 'A payment was taken back',
  newPlayer: 'New account',
  youngAndLarge: 'Young account, large sum',
  littlePlay: 'Large sum, little play',
  moreOutThanPlay: 'More paid out than played',
  manyDeposits: 'Many deposits in a day',
  manyWithdrawals: 'Many withdrawals in a day',
  giftsAboveDeposits: 'More gifts than deposits',
  giftsAmongTied: 'Gifts to players who are tied',
  unverifiedAccount: 'Withdrawal to an account not verified',
  leavesUnplayed: 'Withdrawal of deposits not played',
  largeGain: 'Withdrawal of many times the deposits',
  devicePlayersMin: 'Many on a device: from',
  networkPlayersMin: 'Many on a network: from',
  newForHours: 'An account is new for, hours',
  youngForDays: 'An account is young for, days',
  largeSumPesos: 'A sum is large from, pesos',
  largeGainTimes: 'Many times the deposits: from',
  manyDepositsMin: 'Many deposits in a day: from',
  manyWithdrawalsMin: 'Many withdrawals in a day: from',
  giftsLargePesos: 'Gifts count from, pesos of 30 days',
}
