import { defineMessages } from '#core/message/message.ts'
import type { BreakLength, HarmMarker, LimitKind, LimitPeriod } from './limit-words.ts'

export const careMessages = defineMessages({
  'care.nothingToChange': 'That is how it stands already.',
  'care.nothingWaits':
    'There is no change that waits for you. It may have been given up, or is more than seven days old.',
  'care.tooEarly': 'This change still waits. Come back when its time has come.',
  'care.longerBreakRuns': 'You are taking a longer break already.',
  'care.filesTooMany': 'You have saved this file many times. Please try again in a few minutes.',
})

export const kindNames = {
  deposit: 'Deposits',
  loss: 'Losses',
  stake: 'Stakes',
  time: 'Time',
} as const satisfies Record<LimitKind, string>

export const kindTexts = {
  deposit: 'What you pay in, whatever you withdraw.',
  loss: 'What you stake less what you win.',
  stake: 'What you stake in all, won or lost.',
  time: 'How long you play for money.',
} as const satisfies Record<LimitKind, string>

export const periodNames = {
  day: 'A day',
  week: 'A week',
  month: 'A month',
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
  manyDeposits: 'Five deposits or more in a day',
  depositsAfterLoss: 'Deposits again and again on a day of losses',
  risingDeposits: 'Deposits have doubled from one week to the next',
  nightPlay: 'Plays for hours between midnight and five',
  longPlay: 'Plays for more than five hours in a day',
  looserLimits: 'Has asked for looser limits',
} as const satisfies Record<HarmMarker, string>
