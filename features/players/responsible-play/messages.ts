import { defineMessages } from '#core/message/message.ts'
import type { BreakLength, HarmMarker, LimitKind, LimitPeriod } from './limit-words.ts'

export const careMessages = defineMessages({
  'care.nothingToChange': 'Nothing to change. It’s already set this way.',
  'care.nothingWaits': 'There’s no change to confirm. It may have been cancelled or is more than 7 days old.',
  'care.tooEarly': 'You can’t confirm this yet. Please come back later.',
  'care.longerBreakRuns': 'You’re already on a longer break.',
  'care.filesTooMany': 'Too many downloads. Please try again in a few minutes.',
})

export const kindNames = {
  deposit: 'Deposits',
  loss: 'Losses',
  stake: 'Bets',
  time: 'Time',
} as const satisfies Record<LimitKind, string>

export const kindTexts = {
  deposit: 'The total you deposit, whatever you withdraw.',
  loss: 'Your bets minus your wins.',
  stake: 'Your total bets, won or lost.',
  time: 'How long you play for money.',
} as const satisfies Record<LimitKind, string>

export const periodNames = {
  day: 'Per day',
  week: 'Per week',
  month: 'Per month',
} as const satisfies Record<LimitPeriod, string>

export const lengthNames = {
  '24h': '24 hours',
  '48h': '48 hours',
  '7d': '7 days',
  '14d': '14 days',
  '30d': '30 days',
  '6m': '6 months',
  '1y': '1 year',
  '5y': '5 years',
} as const satisfies Record<BreakLength, string>

export const markerTexts = {
  manyDeposits: 'Five or more deposits in a day',
  depositsAfterLoss: 'Repeated deposits on a losing day',
  risingDeposits: 'Deposits doubled from one week to the next',
  nightPlay: 'Hours of play between midnight and 5 AM',
  longPlay: 'More than five hours of play in a day',
  looserLimits: 'Asked for higher limits',
} as const satisfies Record<HarmMarker, string>
