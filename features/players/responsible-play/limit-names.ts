import type { BreakLength, HarmMarker, LimitKind, LimitPeriod } from './limit-words.ts'
import { messages } from './messages/en.ts'

export const kindNames = {
  deposit: messages.kindDeposit,
  loss: messages.kindLoss,
  stake: messages.kindStake,
  time: messages.kindTime,
} as const satisfies Record<LimitKind, string>

export const kindTexts = {
  deposit: messages.kindLeadDeposit,
  loss: messages.kindLeadLoss,
  stake: messages.kindLeadStake,
  time: messages.kindLeadTime,
} as const satisfies Record<LimitKind, string>

export const periodNames = {
  day: messages.periodDay,
  week: messages.periodWeek,
  month: messages.periodMonth,
} as const satisfies Record<LimitPeriod, string>

export const lengthNames = {
  '24h': messages.length24h,
  '48h': messages.length48h,
  '7d': messages.length7d,
  '14d': messages.length14d,
  '30d': messages.length30d,
  '6m': messages.length6m,
  '1y': messages.length1y,
  '5y': messages.length5y,
} as const satisfies Record<BreakLength, string>

export const markerTexts = {
  manyDeposits: 'Five or more deposits in a day',
  depositsAfterLoss: 'Repeated deposits on a losing day',
  risingDeposits: 'Deposits doubled from one week to the next',
  nightPlay: 'Hours of play between midnight and 5 AM',
  longPlay: 'More than five hours of play in a day',
  looserLimits: 'Requested higher limits',
} as const satisfies Record<HarmMarker, string>
