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
  sameIdentity: messages.sameDocumentAsAnotherPlayer,
  samePayout: messages.sameAccountPaidTo,
  sameDevice: messages.sameDevice,
  manyOnDevice: messages.manyOnOneDevice,
  manyOnNetwork: messages.manyOnOneNetwork,
  paymentTakenBack: 'A payment was taken back',
  newPlayer: messages.newAccount,
  youngAndLarge: messages.youngAccountLargeSum,
  littlePlay: messages.largeSumLittlePlay,
  moreOutThanPlay: messages.morePaidOutThanPlayed,
  manyDeposits: messages.manyDepositsInADay,
  manyWithdrawals: messages.manyWithdrawalsInADay,
  giftsAboveDeposits: messages.moreGiftsThanDeposits,
  giftsAmongTied: messages.giftsToPlayersWhoAre,
  unverifiedAccount: messages.withdrawalToAnAccountNot,
  leavesUnplayed: messages.withdrawalOfDepositsNotPlayed,
  largeGain: messages.withdrawalOfManyTimesThe,
  devicePlayersMin: messages.manyOnADeviceFrom,
  networkPlayersMin: messages.manyOnANetworkFrom,
  networkGiftsMin: messages.newcomersGiftsOfOneNetwork,
  newForHours: messages.anAccountIsNewFor,
  youngForDays: messages.anAccountIsYoungFor,
  largeSumPesos: 'A sum is large from, pesos',
  largeGainTimes: messages.manyTimesTheDepositsFrom,
  manyDepositsMin: messages.manyDepositsInADayFrom,
  manyWithdrawalsMin: messages.manyWithdrawalsInADayFrom,
  giftsLargePesos: messages.giftsCountFromPesosOf,
}
