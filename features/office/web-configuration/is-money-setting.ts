import type { SettingName } from './setting-names.ts'

/** Settings that decide how much money moves, and when. Changing one takes two people. */
const moneySettings: readonly SettingName[] = [
  'withdrawalAmountMax',
  'withdrawalAutomaticMax',
  'bulkCountMax',
  'bulkSumMax',
  'adjustmentDailyMax',
  'mailCoinMax',
  'mailCoinMaxSupport',
  'giftDayMax',
  'giftDayMaxSupport',
  'giftDayMaxTogether',
  'kycGate',
]

export const isMoneySetting = (name: string): boolean => moneySettings.some((setting) => setting === name)
