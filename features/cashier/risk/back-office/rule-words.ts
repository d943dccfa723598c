import type { RiskRules } from '../risk-rules.ts'
import { messages } from './messages/en.ts'

export const boundNames = [
  'devicePlayersMin',
  'networkPlayersMin',
  'networkGiftsMin',
  'newForHours',
  'youngForDays',
  'largeSumPesos',
  'largeGainTimes',
  'manyDepositsMin',
  'manyWithdrawalsMin',
  'giftsLargePesos',
] as const satisfies readonly (keyof RiskRules)[]

/** Labels of rules and limits. */
export const ruleWords: Readonly<Record<keyof RiskRules, string>> = {
  sameIdentity: messages.sameDocument,
  samePayout: messages.samePayout,
  sameDevice: messages.sameDevice,
  manyOnDevice: messages.manyOnDevice,
  manyOnNetwork: messages.manyOnNetwork,
  paymentTakenBack: messages.chargeback,
  newPlayer: messages.newPlayer,
  youngAndLarge: messages.youngAndLarge,
  littlePlay: messages.littlePlay,
  moreOutThanPlay: messages.moreOutThanPlay,
  manyDeposits: messages.manyDeposits,
  manyWithdrawals: messages.manyWithdrawals,
  giftsAboveDeposits: messages.rewardsAboveDeposits,
  giftsAmongTied: messages.rewardsAmongLinked,
  unverifiedAccount: messages.unverifiedAccount,
  leavesUnplayed: messages.leavesUnplayed,
  largeGain: messages.largeGain,
  devicePlayersMin: messages.devicePlayersMin,
  networkPlayersMin: messages.networkPlayersMin,
  networkGiftsMin: messages.networkRewardsMin,
  newForHours: messages.newForHours,
  youngForDays: messages.youngForDays,
  largeSumPesos: messages.largeSumPesos,
  largeGainTimes: messages.largeGainTimes,
  manyDepositsMin: messages.manyDepositsMin,
  manyWithdrawalsMin: messages.manyWithdrawalsMin,
  giftsLargePesos: messages.rewardsLargePesos,
}

const isRule = (name: string): name is keyof RiskRules => Object.hasOwn(ruleWords, name)

/** A rule that this version does not know stays as it was recorded. */
export const ruleText = (name: string): string => (isRule(name) ? ruleWords[name] : name)
